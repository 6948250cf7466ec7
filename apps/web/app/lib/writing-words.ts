/** Who writes what is sold here, said before anything is bought and before anything is asked. */
export const readingWriterWords = (writesByModel: boolean): string =>
  writesByModel
    ? '풀이에는 생성형 AI가 쓴 글이 들어갑니다. 어색하거나 맞지 않는 표현이 섞일 수 있습니다.'
    : '풀이는 사주와 카드를 바탕으로 프로그램이 자동으로 쓴 글입니다.';

export const adviserWords = (writesByModel: boolean): string =>
  writesByModel
    ? '상담가는 가상의 인물이며, 답에는 생성형 AI가 쓴 글이 들어갑니다.'
    : '상담가는 가상의 인물이며, 답은 프로그램이 자동으로 씁니다.';
