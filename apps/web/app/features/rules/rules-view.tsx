import type { RulesPage } from '@wolha/contract';
import { paths } from '#lib/paths.ts';
import { AppBar } from '#ui/app-bar.tsx';
import { BackButton } from '#ui/back-button.tsx';

interface RulesViewProps {
  page: Pick<RulesPage, 'title' | 'version' | 'effectiveDate'>;
  /** Made from Markdown that lets no HTML through. */
  html: string;
}

/** A page of the shop's rules. */
export function RulesView({ page, html }: RulesViewProps) {
  return (
    <>
      <AppBar tone="page" start={<BackButton fallback={paths.home()} />} title={page.title} />
      <main id="main" className="flex-1 px-gutter pt-7 pb-16">
        <h1 className="text-2xl font-bold">{page.title}</h1>
        <p className="mt-1.5 text-note text-ink-500">
          제{page.version}판 · {page.effectiveDate.replaceAll('-', '. ')}. 시행
        </p>
        <div className="rules-text mt-7" dangerouslySetInnerHTML={{ __html: html }} />
      </main>
    </>
  );
}
