import { contentDirectory } from '#platform/paths.ts';
import { ContentFilesError, formatProblem } from './content-files/problem.ts';
import { readContentDirectory } from './content-files/read-content-directory.ts';

/** `npm run content:check [-- folder]`: says what is wrong in the content files, or what they hold. */
function checkContent(directory: string): number {
  try {
    const catalogue = readContentDirectory(directory);
    console.log(
      `이상 없음: 콘텐츠 ${catalogue.contents.length} · 카테고리 ${catalogue.categories.length} · ` +
        `상담가 ${catalogue.partners.length} · 질문 갈래 ${catalogue.questionCategories.length} · ` +
        `크레딧 ${catalogue.creditPackages.length} · 안내 문서 ${Object.keys(catalogue.pages).length}`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof ContentFilesError)) throw error;
    for (const problem of error.problems) console.error(formatProblem(problem));
    console.error(`\n고칠 곳이 ${error.problems.length}군데 있습니다.`);
    return 1;
  }
}

process.exitCode = checkContent(process.argv[2] ?? contentDirectory);
