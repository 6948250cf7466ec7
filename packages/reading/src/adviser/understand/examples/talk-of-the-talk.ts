import { asked } from './asked.ts';

/** What is said to the adviser about the talk itself. */
export const TALK_OF_THE_TALK = asked(`
small:thanks | 언니 최고다 고마워
small:thanks | 속이 뻥 뚫리네요 감사해요
small:thanks | 위로가 많이 됐어요
small:thanks | 답변 감사드립니다
small:thanks | 오 도움 많이 됐다 ㄳ
small:doubt | 다른 사람한테도 똑같이 말하는거 아니야?
small:doubt | 이거 아무한테나 다 하는 말이지
small:doubt | 사주로 이런게 보여?
small:doubt | 이거 진짜 맞아?
small:doubt | 믿어도 되는 얘기예요?
small:identity | 혹시 사람이 답하는 건가요
small:identity | 너 진짜 상담사야?
small:identity | 기계가 답하는 거지?
small:bye | 나 이제 잘게
small:bye | 내일 또 올게요
small:bye | 출근해야돼서 이만 갈게
small:mood | 너무 외롭다
small:mood | 오늘 진짜 우울해
small:mood | 마음이 너무 허전하다
small:greeting | 안녕하세요 처음 와봤어요
small:greeting | 안뇽
small:agree | 아 그렇구나
small:agree | 네 알겠습니다
small:insult | 답이 너무 쓸모없다
`);
