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
small:food | 오늘 저녁 뭐 먹으면 좋을까
small:food | 야식 시킬까 치킨이냐 족발이냐
small:weather | 내일 우산 챙겨야 돼?
small:weather | 이번 주말 눈 온대?
small:world | 어제 축구 몇대몇이야
small:world | 요즘 볼만한 드라마 있어?
small:world | 오늘 경기 누가 이길까
small:homework | 레포트 대신 써줘
small:homework | 이 문장 영어로 바꿔줘
small:pet | 우리 강아지가 아픈데 괜찮을까
small:pet | 고양이 입양해도 될까
small:insult | 이딴 것도 상담이라고
small:service | 결제가 안되는데요
small:service | 크레딧 언제 들어와요
small:guide | 여기 뭐 물어보는 데예요?
small:guide | 몇 번까지 공짜야
small:chart | 내 사주에 불이 많아?
small:flirt | 너 나랑 사귈래
`);
