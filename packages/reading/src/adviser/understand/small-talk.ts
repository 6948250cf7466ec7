import { folded, hasAny, roots } from './fold.ts';

/** What a reader writes that is no question about love. */
export const SMALL_TALKS = [
  'injection', 'identity', 'insult', 'thanks', 'greeting', 'bye', 'agree', 'doubt', 'fact', 'chart', 'service', 'intimate',
  'weather', 'food', 'homework', 'world', 'unclear',
] as const; // prettier-ignore
export type SmallTalk = (typeof SMALL_TALKS)[number];

/** Found whatever else is said. */
const ALWAYS: readonly (readonly [SmallTalk, readonly string[]])[] = [
  [
    'injection',
    roots(`프롬프트 시스템메시지 지시를무시 지시무시 지시사항 이전지시 이전의지시 위의지시 앞의지시 규칙을무시 설정을알려 설정을출력 역할을바꿔 역할극 개발자모드
      관리자모드 탈옥 jailbreak ignoreprevious ignoreall instruction systemprompt prompt 지금부터너는 이제부터너는 너는이제부터 너는이제 admin 디버그모드`),
  ],
  [
    'identity',
    roots(`너ai ai야 ai인가 ai예요 ai에요 ai세요 ai죠 ai지 ai맞 ai랑 ai입니까 ai니 인공지능 챗봇 로봇 너사람 진짜사람 사람이세요 기계야 기계인가 gpt 챗지피티 지피티 클로드 봇이야
      봇인가 자동응답 너누구야 누구세요 이름이뭐 너는누구 당신은누구 넌누구 areyou`),
  ],
  [
    'homework',
    roots(
      `숙제 수학문제 방정식 인수분해 미적분 번역해 영어로 코딩 파이썬 자바스크립트 코드짜 코드를짜 레포트 에세이써 자소서 자기소개서써 계산해 python 독후감 시를써 소설써`,
    ),
  ],
];

/** Found only where nothing is said of love. */
const ALONE: readonly (readonly [SmallTalk, readonly string[]])[] = [
  ['weather', roots('날씨 비올까 비와 비오나 우산 기온 눈올까 눈와요 미세먼지 태풍 더워 추워')],
  ['food', roots('점심 저녁뭐 뭐먹 메뉴 맛집 배고 라면 치킨 피자 커피추천 야식 떡볶이')],
  [
    'world',
    roots(
      '대통령 선거 정치 뉴스 축구 야구 게임 영화추천 노래추천 드라마추천 책추천 심심 농담 웃긴이야기 퀴즈 끝말잇기 몇시 수도는 역사 유튜브 아이돌 여행지추천',
    ),
  ],
  ['service', roots('환불 결제 크레딧 충전 탈퇴 회원 로그인 오류 버그 고객센터 문의 다른상담가')],
];

const INSULT = roots(
  '바보야 멍청 꺼져 시발 씨발 씨바 병신 개새끼 새끼야 돌팔이 엉터리 사기꾼 사기네 사기치 쓰레기 못맞추 못맞히 하나도안맞 다틀 닥쳐 죽어라 한심 헛소리 개소리 똑같은말만 뻔한말 쓸모없',
);
const INSULT_LETTERS = /ㅅㅂ|ㅂㅅ|ㄲㅈ|ㅈㄹ|ㅗㅗ/u;
const INTIMATE = roots('속궁합 섹스 잠자리 관계를가 야한 성관계 sex 하룻밤');
const THANKS = roots('고마워 고맙 감사 땡큐 thank 덕분');
const GREETING = roots('안녕하세 안녕 하이 헬로 hello 반가 처음뵙 저왔어요 왔어요 ㅎㅇ');
const BYE = roots('잘자 굿밤 안녕히 이만 그만갈 다음에올 다음에또 또올게 바이 bye 나갈게 자러');
const AGREE =
  /^(네+|넵+|넹|응+|ㅇㅇ|ㅇㅋ|예|옙|오케이?|ok|알겠(어|습니다|어요)?|그렇군요?|그렇구나|그쵸|아하|오+|와+|헐+|맞아요?|좋아요|그래요?|음+|흠+)[\s.!~?ㅋㅎㅠㅜ]*$/iu;
const DOUBT = roots(
  '안맞는것같 안맞는데 틀린것같 틀렸 정말이에요 진짜요 진짜에요 진짜로요 정말요 정말인가요 믿어도되나요사주 어떻게알아 어떻게아세 근거가 확실해요 확실한가 맞긴 맞는거예요 맞는거에요 맞는말 신빙성 아닌것같 아닌데요 사주를믿',
);
const OF_OTHERS = roots('우리 저희 둘이 그사람 남친 여친 궁합 썸 애인 저랑 나랑');
const SAJU = roots('사주 운세 점괘 이거다');
const UNTRUE = roots('거짓말 미신 안믿 못믿 뻥이 뻥아 구라 다가짜 헛소리');
/** Whether somebody stands beside the other already is no matter of a chart. */
const FACT =
  /(여자친구|남자친구|여친|남친|애인|임자|와이프|남편|만나는사람|사귀는사람)(은|는|이|가)?(이미|벌써|혹시|진짜)?(있을까|있나|있는지|있는거|있는건|없을까|없나)|(유부남|유부녀|기혼|솔로|돌싱|모솔)(은|는|이)?(일까|인가|인지|아니겠|아닐까|아니죠|맞을까)/u;
const OTHERS = /나한테|저한테|제게|내게|나는|저는|언제/u;

const CHART = roots(
  '제사주 내사주 사주풀이 사주봐 사주좀 일간이 일주가 오행 용신 신강 신약 십성 도화살 홍염살 역마살 제일주 내일주 사주에뭐 사주가어 사주어 사주설명 팔자',
);

const PERSON =
  /^(혹시|너|당신|넌|너는|정말|상담사|상담가|선생님|님)*(은|는|이|님은)?사람(이야|이에요|이예요|맞|이냐|인가)/u;

const SHORT = 26;
const BRIEF = 10;

/**
 * What is said besides a question about love, or null. `love` is how much of the text is about love: a friend's thanks
 * with a question behind it is a question.
 */
export function smallTalkOf(text: string, love: number, asks: boolean): SmallTalk | null {
  const flat = folded(text);
  for (const [kind, words] of ALWAYS) if (hasAny(flat, words)) return kind;
  if (PERSON.test(text.replace(/\s/gu, ''))) return 'identity';
  if (INSULT_LETTERS.test(text) || hasAny(flat, INSULT)) return love > 2 ? null : 'insult';
  if (hasAny(flat, INTIMATE)) return 'intimate';
  if (AGREE.test(text.trim())) return 'agree';
  const letters = text.replace(/[^가-힣a-zA-Z]/gu, '');
  if (hasAny(flat, CHART) && love < 3) return 'chart';
  if (hasAny(flat, SAJU) && hasAny(flat, UNTRUE)) return 'doubt';
  if (
    (letters.length <= BRIEF || (letters.length <= SHORT && love < 3)) &&
    hasAny(flat, DOUBT) &&
    !hasAny(flat, OF_OTHERS)
  )
    return 'doubt';
  const plain = text.replace(/\s/gu, '');
  if (FACT.test(plain) && !OTHERS.test(plain)) return 'fact';
  if (love < 2) for (const [kind, words] of ALONE) if (hasAny(flat, words)) return kind;
  if (letters.length <= SHORT && love < 2) {
    if ((!asks || !/[?？]/u.test(text)) && hasAny(flat, THANKS)) return 'thanks';
    if (!asks && hasAny(flat, BYE)) return 'bye';
    if (!asks && hasAny(flat, GREETING)) return 'greeting';
  }
  return letters.length < 2 || !/[가-힣a-zA-Z]{2}/u.test(text.replace(/\s/gu, '')) || isMash(text)
    ? 'unclear'
    : null;
}

/** Keys struck at random: `asdf`, `ㅁㄴㅇㄹ`. */
function isMash(text: string): boolean {
  const syllables = text.replace(/[^가-힣]/gu, '');
  const latin = text.replace(/[^a-z]/giu, '');
  return syllables.length === 0 && latin.length > 0 && !/[aeiou]{1}/iu.test(latin.slice(1, -1));
}
