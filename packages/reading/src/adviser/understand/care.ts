import type { ChatCare } from '../ask.ts';
import { folded, hasAny, roots } from './fold.ts';

/** What kind of care: more than the contract tells apart, since each wants other words. */
export const CARES = [
  'distress', 'partner-distress', 'violence', 'image-abuse', 'stalked', 'stalking', 'spying', 'boundary', 'minor', 'medical', 'legal',
  'money', 'gambling',
] as const; // prettier-ignore
export type Care = (typeof CARES)[number];

export const CARE_CODE: Readonly<Record<Care, Exclude<ChatCare, 'NONE'>>> = {
  distress: 'DISTRESS',
  'partner-distress': 'DISTRESS',
  violence: 'VIOLENCE',
  'image-abuse': 'VIOLENCE',
  stalked: 'STALKING',
  stalking: 'STALKING',
  spying: 'STALKING',
  boundary: 'OTHER',
  minor: 'OTHER',
  medical: 'OTHER',
  legal: 'OTHER',
  money: 'OTHER',
  gambling: 'OTHER',
};

const OTHERS_DISTRESS = roots(
  '죽겠다고 죽는다고 죽어버리겠다 죽겠대 죽는대 죽을거래 죽을거라고 자살한다고 자살하겠다 자해한다고 자해를한대 자해하겠대 죽어버린대 죽고싶대 죽고싶다고해',
);
const DISTRESS = roots(
  `죽고싶 죽구싶 디지고싶 뒤지고싶 자살 자해 살기싫 살고싶지않 살고싶은마음이없 사라지고싶 없어지고싶 목숨 극단적선택 극단적인선택 다끝내고싶 삶을끝 인생을끝 인생끝내 생을마감 살이유가
   살아갈이유 살아야할이유 살아있을이유 손목을그 손목그었 유서 뛰어내리 뛰어내릴 수면제먹 수면제를먹 번개탄 죽어버리고 죽어버릴 죽는게나 죽는게낫 죽는편이 죽으면편 죽으면다 죽을래 죽을까 그만살고
   눈뜨기싫 눈을안뜨 태어나지말 killmyself suicide wanttodie endmylife 죽음을생각 죽는생각 죽을생각 살고싶지가 살기가싫 없어졌으면좋겠 사라졌으면좋겠 한강에뛰 한강물온도 투신 약을모 약을한움큼 목매 목을매 그만살 숨쉬기도싫 더는살 못살겠어요진짜 삶이싫 세상을떠나고 세상떠나고`,
);
/** Ways of speaking that only sound like it. */
const FIGURES = roots(
  '보고싶어죽겠 좋아죽겠 귀여워죽겠 궁금해죽겠 답답해죽겠 힘들어죽겠 웃겨죽 배고파죽겠 설레죽겠 심심해죽겠 짜증나죽겠 때려치 때려쳐',
);

const IMAGE_ABUSE = roots(
  '불법촬영 몰카 사진을유포 영상을유포 영상유포 사진유포 사진을퍼뜨 영상을퍼뜨 찍은영상 찍은사진으로 나체 벗은사진 딥페이크 유포하겠 유포한다고 뿌린다고',
);
const VIOLENCE = roots(
  `때려요 때렸 때리 때린 맞고살 한테맞 에게맞 맞은적 뺨을 뺨때 주먹질 주먹으로 발로차 폭행 폭력 목을조 목을졸 목졸 협박 감금 가둬 가두 못나가게 칼을들 칼로 흉기 물건을던 물건던 벽을치 강제로 억지로성 강간 성폭 성추행
   손찌검 손을올려 손을댔 손을대요 구타 발길질 휘두르 위협 겁을줘 겁줘 폭언 맞을까봐 맞으면서 맞고있 원치않는관계 싫다는데관계 억지로관계 억지로스킨십 잡아당 데이트폭력 가정폭력 학대 머리채 밀쳐 밀쳤 멍이들 멍들었 무서워서헤어지지못 해치겠 해코지 죽여버 죽인다고 죽이겠 hitsme hitme abusive beatsme`,
);
/** Quarrels, work and being right are no blows. */
const NO_BLOW = roots(
  '때려치 때려쳐 한테맞춰 에게맞춰 한테맞는 에게맞는 한테맞을 에게맞을 한테맞추 에게맞추 한테맞나 에게맞나 시간을때 언어폭',
);

const STALKED = roots(
  `스토킹당 스토킹을당 스토커 미행당 쫓아와서 집착이심해서무서 나를스토킹 저를스토킹 스토킹해요 스토킹하는것같 따라다녀요 따라다니는사람 따라와요 쫓아다녀요 쫓아와요 집앞에찾아와 집앞으로찾아와 집까지찾아 집앞에와 집앞에서있 집앞에서저를 회사까지찾아와
   회사로찾아와 계속찾아와 자꾸찾아와 찾아와서무 안놔줘 놓아주지않 놔주지않 감시당 감시해요 위치를확인해 위치를추적당 연락이너무와 연락을계속해서무 헤어지자는데안 헤어져주지 헤어져주질 stalkingme`,
);
const STALKING = roots(
  `집앞에서기다릴 집앞에서기다려 집앞에서기다리 집앞으로찾아갈 집앞에찾아갈 집앞에찾아가 집앞에가 집앞에서볼 집앞으로가 집에찾아갈 집에찾아가 집으로찾아갈 집으로찾아가 집찾아가 회사앞에서기다 회사로찾아갈 회사로찾아가 회사앞에찾아가 회사찾아가 학교로찾아갈 학교앞에서
   학교로찾아가 무작정찾아가 몰래찾아가 몰래따라 따라가볼 따라가보 뒤를밟 미행 다른번호로 다른번호 다른폰으로 친구폰으로 친구번호로 친구번호 부계로 부계정 가짜계정 새계정으로 차단풀 차단을뚫 차단우회 차단당했는데찾아 계속찾아갈 스토킹할
   집주소 주소를알 주소알아 뒤따라 쫓아가 잠복 에어태그 위치앱 기습방문 직장으로찾아 몰래보러 우연을가장 어디사는지알아 위치추적 위치를추적 위치추적앱 위치를알아내 동선을`,
);
/** Going to somebody's door is one thing, and another where there was a parting or a refusal. */
const VISITS = roots('찾아가도 찾아가볼 찾아가면 찾아갈까 찾아가는거 찾아가고 찾아가서');
const UNWANTED = roots('헤어 전남 전여 차단 연락안 연락이안 연락을안 싫다 싫대 이별 안받 거절');
const SPYING = roots(
  '폰을몰래 휴대폰몰래 휴대폰을몰래 핸드폰몰래 핸드폰을몰래 폰몰래 비밀번호알아 비밀번호를알 비번알아 비번을알 비번뚫 계정에들어 계정에몰래 카톡몰래 카톡을몰래 카톡훔쳐 몰래녹음 몰래봐도 몰래볼 해킹 도청',
);

const REFUSED = roots(
  '차단당 차단했 차단을 차단하 차단돼 차단된 차단됐 연락하지말라 연락하지말래 연락하지말아 연락하지마 다시는연락 싫다고했 싫대요 싫다는데 싫다고하 거절당 거절했 거절하 그만하자는데도 그만연락 접근금지 부담스럽다고 부담스럽대 찾아오지말 scaredofme blocked',
);
const REACHES = roots(
  '연락 재회 다시만 다시고백 고백해 다시한번 붙잡 잡을 잡아 찾아가 만날 만나 보내 설득 돌아올 돌아오 돌려 마음을돌 매달 가능성 가망 될까 편지 선물 기다리 기다려 풀어줄 풀까 방법 contact',
);

const MINOR = roots(
  '미성년 중학생 고등학생 고딩 중딩 초딩 초등학생 중1 중2 중3 고1 고2 고3 열네살 열다섯살 열여섯살 열일곱살 14살 15살 16살 17살 13살 12살 14세 15세 16세 17세 제자랑 제자와 제자를 학생이랑 학생을좋아',
);
const ADULT = roots(
  '선생님이랑 선생님과 선생님을사귀 선생님이사귀 과외쌤 학원쌤 학원선생 과외선생 쌤이랑 성인남 성인여 성인인 성인이랑 어른 아저씨 20대 30대 40대 스물 대학생 직장인 저는20 저는2 저는3 저는4 저는성인 나는성인 전성인 제자 25살 26살 27살 28살 29살 30살 31살 32살 23살 24살 22살 21살 20살',
);

const MEDICAL = roots(
  '임신 산부인과 우울증 공황장애 정신과 임신가능 임신할 임신이될 임신될 임신했 임신인 임신일 임신운 임테기 아이가생 아이언제 아기언제 자식운 난임 불임 시험관 유산 우울증약 정신과약 약을끊 약끊 약먹 수술 암에 암인 암일 병에 병걸 병이 건강운 건강이 몇살까지살 수명 오래살 언제죽',
);
const LEGAL = roots(
  '고소할 고소하면 고소해 고소를 소송 위자료 양육권 합의금 변호사 법적으로 이길수있을까요재판 재판 상간 재산분할 형사 민사',
);
const MONEY = roots(
  '주식 코인 비트코인 이더리움 투자 청약 부동산 집값 재테크 대박날 로또 복권 당첨번호 연금복권 돈빌려 돈을빌려 보증을서 대출',
);
const GAMBLING = roots('도박 토토 카지노 바카라 경마 슬롯 홀덤 사다리게임');

/**
 * What has to be met with care before any fortune, or null. Danger to life first, then violence, then being followed and
 * following, refusals, the young, and what a chart cannot know.
 */
export function careOf(question: string): Care | null {
  const text = folded(question);
  const plain = FIGURES.reduce((rest, figure) => rest.replaceAll(figure, ''), text);
  const peaceful = NO_BLOW.reduce((rest, figure) => rest.replaceAll(figure, ''), plain);
  if (hasAny(plain, OTHERS_DISTRESS)) return 'partner-distress';
  if (hasAny(plain, DISTRESS)) return 'distress';
  if (hasAny(plain, IMAGE_ABUSE)) return 'image-abuse';
  if (hasAny(plain, STALKED)) return 'stalked';
  if (hasAny(peaceful, VIOLENCE)) return 'violence';
  if (hasAny(plain, STALKING) || (hasAny(plain, VISITS) && hasAny(plain, UNWANTED))) return 'stalking';
  if (hasAny(plain, SPYING)) return 'spying';
  if (hasAny(plain, MINOR) && hasAny(plain, ADULT)) return 'minor';
  if (hasAny(plain, REFUSED) && hasAny(plain, REACHES)) return 'boundary';
  if (hasAny(plain, GAMBLING)) return 'gambling';
  if (hasAny(plain, LEGAL)) return 'legal';
  if (hasAny(plain, MONEY)) return 'money';
  return hasAny(plain, MEDICAL) ? 'medical' : null;
}
