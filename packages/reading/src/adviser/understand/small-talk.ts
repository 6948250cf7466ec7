import { folded, hasAny, roots } from './fold.ts';
import { likeSmallTalk } from './likeness.ts';
import { anyOf } from './pattern.ts';
import { BEREAVED, GRIEF, LOVE, PETS } from './sayings.ts';

/** What a reader writes that is no question about love. */
export const SMALL_TALKS = [
  'injection', 'identity', 'insult', 'thanks', 'greeting', 'bye', 'agree', 'doubt', 'fact', 'chart', 'service', 'intimate',
  'weather', 'food', 'homework', 'world', 'pet', 'grief', 'guide', 'flirt', 'mood', 'unclear',
] as const; // prettier-ignore
export type SmallTalk = (typeof SMALL_TALKS)[number];

/** Found whatever else is said. */
const ALWAYS: readonly (readonly [SmallTalk, readonly string[]])[] = [
  [
    'injection',
    roots(`프롬프트 시스템메시지 지시를무시 지시무시 지시사항 이전지시 이전의지시 위의지시 앞의지시 규칙을무시 설정을알려 설정을출력 역할을바꿔 역할극 개발자모드
      관리자모드 탈옥 jailbreak ignoreprevious ignoreall instruction systemprompt prompt 지금부터너는 이제부터너는 너는이제부터 너는이제 라고만답 라고만대답 비밀번호알려 system: admin 디버그모드`),
  ],
  [
    'identity',
    roots(`너ai ai야 ai인가 ai예요 ai에요 ai세요 ai죠 ai지 ai맞 ai랑 ai입니까 ai니 인공지능 챗봇 너로봇 로봇이야 로봇이에 로봇이세 로봇인가 로봇이죠 너사람 진짜사람이 진짜사람맞 기계야 기계인가 gpt 챗지피티 지피티 클로드 봇이야
      봇인가 자동응답 너누구야 누구세요 이름이뭐 너는누구 당신은누구 넌누구 areyou`),
  ],
  [
    'homework',
    roots(
      `숙제좀 숙제풀 숙제해 숙제를 숙제도와 수학숙제 영어숙제 학교숙제 수학문제 방정식 인수분해 미적분 번역해 영어로 코딩 파이썬 자바스크립트 코드짜 코드를짜 레포트 에세이써 자소서 이력서 자기소개서써 계산해 python 독후감 시를써 소설써`,
    ),
  ],
];

/** Found only where nothing is said of love. */
const ALONE: readonly (readonly [SmallTalk, readonly string[]])[] = [
  [
    'weather',
    roots(
      '날씨어 날씨가 날씨좋 날씨춥 날씨더 날씨알 비올까 비와 비오나 비오냐 비오니 비옴 우산챙 우산가져 우산필요 우산들 우산써야 기온 눈올까 눈와요 미세먼지 태풍 더워 추워',
    ),
  ],
  [
    'food',
    roots(
      '점심뭐 점심메뉴 저녁뭐 뭐먹 메뉴 맛집 배고 라면먹 라면끓 라면땡 컵라면 치킨 피자 커피추천 야식 떡볶이',
    ),
  ],
  [
    'world',
    roots(
      '대통령 선거 정치 뉴스 축구 야구 게임 영화추천 노래추천 드라마추천 책추천 농담해 농담하나 농담좀 웃긴이야기 퀴즈 끝말잇기 지금몇시 수도는 역사 유튜브추천 유튜브뭐 아이돌 여행지추천',
    ),
  ],
  ['unclear', roots('심심해 심심하다 심심한데 심심함')],
  [
    'service',
    roots('환불 결제 크레딧 충전 탈퇴 회원가입 회원정보 로그인 오류 버그 고객센터 문의 다른상담가'),
  ],
];

/** What somebody else said, wrote or sent: no thanks, greeting or meal of the reader's own. */
const OF_ANOTHER = anyOf(
  `고맙다고(밥|커피|선물|간식|저녁) (라|다)고왔 잘자(라고|보고싶) 이런거(요|만|임)?$ 고맙단말 ^(좋|된|알겠|괜찮)(대|다고)(요)? 고맙다(고는|고도|고만|고하|는말|는데|면서|며) (안녕|안녕하세요|하이)(라고)?(하면|했더|했는데|보내면|보냈) (얘기|이야기)(를|을)?하라(고|는) (맛집|메뉴|카페|식당)(링크|사진|주소)(를|을|도)?보내(주|줬|왔|더|네)`,
);

/** Of the matter, whatever it sounds like: how long it is, what is granted, felt, or asked of a chart; whom a dog brought near. */
const OF_THE_MATTER = anyOf(
  `(한|두|세|네|석|넉|다섯|여섯|몇|[0-9])(년|달|개월|주|주일|일)(정도|쯤|째|밖에)?(안)?(됐|지났|남았) ^(맞아|응|네|음|하긴|요)*그건(그래|그렇|맞)(요|죠|지|아|어|아요|네|네요)?$
   ^(네|아|그래도|좀|조금)*마음(이)?(좀|조금|한결)?(편해졌|놓이|놓여|가벼워졌)(어|네|네요|어요|요)*$ 사주에(는)?(남자|여자|인연|배우자|남편|아내)(가|이)?(있|없|많)
   (강아지|고양이)~2(산책하다|산책하면서|핑계|카페) 소름(이)?끼(쳐|친|치)(요|다|네요)*$`,
);

const INSULT = roots(
  '바보야 멍청 꺼져 시발 씨발 씨바 병신 개새끼 새끼야 돌팔이 엉터리 사기꾼 사기네 사기치 사기지 사기잖 쓰레기 못맞추 못맞히 하나도안맞 다틀 닥쳐 죽어라 한심 헛소리 개소리 똑같은말만 뻔한말 쓸모없',
);
/** Said of oneself, of rubbish, of swindlers: 저도 제가 한심해요, 사기꾼 구별법. */
const NO_INSULT = anyOf(
  `(제가|내가|저도|나도|저만|나만|스스로)~4(한심|바보|멍청) 면바보야 쓰레기(봉투|통|버리|같은생각) 사기꾼(구별|구분|거르|인지|같은사람)`,
);
const INSULT_LETTERS = /ㅅㅂ|ㅂㅅ|ㄲㅈ|ㅈㄹ|ㅗㅗ/u;
/** Said of those one meets, not to the adviser. */
const OF_THOSE_ONE_MEETS = roots('만나 만난 꼬이 꼬여 꼬임 사귀 사귄');
const INTIMATE = roots(
  '모텔가자 모텔가도 모텔갈 첫관계 첫경험 첫날밤 관계가지 관계를가지 관계맺 관계를맺 속궁합 섹스 잠자리 관계를가 야한얘기 야한거 야한말 야한사진 야한이야기 성관계 sex 하룻밤 그쪽으로궁합 밤궁합',
);
/** How it is between two, and nothing to be read from a chart. */
const CLOSENESS = anyOf(
  `섹스리스 잠자리~4(피하|피해|거부|거절|안|없|뜸|줄|한달|했|하고나) 속궁합(이|도)?(안맞|별로|나쁜|나빠|말고)`,
);
const THANKS = roots('고마워 고마웡 고맙 감사 땡큐 thank 덕분');
/** What another said, or was never told: 고맙다고 왔어요. */
const THANKS_BETWEEN = anyOf(
  `(고맙|감사하)다(고|는|며)(답|답장|톡|카톡|연락)?(이|만)?(왔|와|하더|했|하네) (고맙|감사하)다~8(말|한적|해본)`,
);
const GREETING = roots(
  '안녕하세 안녕 하이 헬로 hello 반가 처음뵙 저왔어요 또왔어요 다시왔어요 받으러왔 ㅎㅇ',
);
/** What one will do, said with thanks: 고맙습니다 용기 내볼게요. */
const RESOLVE = anyOf(
  `(해|말해|내|가|만나|물어|기다려|참아|버텨|써|보내)(볼게|볼께|보겠|볼려|보려) (하고|해서|사서|들고)갈(게|께)`,
);
/** What one will do: ends with 할게요, 갈게. */
const PROMISE = /ㄹ\.[ㄱㄲ]ㅔ\.(ㅇㅛ\.)?$/u;
const BYE = roots('잘자 굿밤 안녕히 그만갈 다음에올게 또올게 바이 bye 나갈게 자러 굿나잇 굿나이트 자야겠');
const AGREE =
  /^(네+|넵+|넹|응+|ㅇㅇ|ㅇㅋ|예|옙|오케이?|ok|알겠(어|습니다|어요)?|그렇군요?|그렇구나|그쵸|아하|오+|와+|헐+|맞아요?|좋아요|그래요?|음+|흠+)[\s.!~?ㅋㅎㅠㅜ]*$/iu;
const DOUBT = roots(
  '안맞는것같 안맞는데 그건아닌데 안맞네 에이 틀린것같 틀렸 정말이에요 진짜요 진짜에요 진짜로요 정말요 정말인가요 믿어도되나요사주 어떻게아세 근거가 확실해요 확실한가 맞긴 맞는거예요 맞는거에요 맞는말 신빙성 아닌것같 아닌데요 사주를믿',
);
/** 맞는 말이긴 해: granted, not doubted. */
const GRANTED = /맞는\s?말(이긴|이네|이다|이지|임)/u;
const OF_OTHERS = roots('우리 저희 둘이 그사람 남친 여친 궁합 썸 애인 저랑 나랑');
const SAJU = roots('사주 운세 점괘 이거다');
const UNTRUE = roots('거짓말 미신 안믿 못믿 뻥이 뻥아 구라 다가짜 헛소리');
/** Whether somebody stands beside the other already is no matter of a chart. */
const FACT =
  /(?<!미래|미래의|될)(여자친구|남자친구|여친|남친|애인|임자|와이프|남편|만나는사람|사귀는사람)(은|는|이|가)?(이미|벌써|혹시|진짜)?(있을까|있나|있는지|있는거(?!\S{0,4}(알|들었|봤))|있는건|없을까|없나)|(유부남|유부녀|기혼|솔로|돌싱|모솔)(은|는|이)?(일까|인가|인지|아니겠|아닐까|아니죠|맞을까)/u;
const OTHERS = /나한테|저한테|제게|내게|나는|저는|나만|저만|왜|언제/u;

const CHART = roots(
  '제사주 내사주 사주풀이 사주봐 사주좀 일주가 오행 용신 신강 신약 십성 도화살 홍염살 역마살 제일주 내일주 사주에뭐 사주가어 사주어 사주설명 팔자',
);

const PERSON =
  /^(혹시|너|당신|넌|너는|정말|상담사|상담가|선생님|님)*(은|는|이|님은)?사람(이야|이에요|이예요|이세요|맞|이냐|인가)/u;

/** Said of the talk itself, whatever words of love stand in it. */
const OF_THE_TALK: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'injection',
    anyOf(
      `(규칙|지시|설정|명령)(은|는|을|를)?(다|모두|전부)?(잊|무시|버리) (다른|딴)(유저|사용자|사람|회원|고객|손님)(들)?(의|이)?~4(생일|생년|상담|정보|내용|기록|대화)~6(보여|알려|말해|뭐) system 너의프롬프트 무조건~8답해`,
    ),
  ],
  [
    'insult',
    anyOf(
      `(?<!(있는|만나는|하는|쓰는|제|내))(돈|시간)(이)?(너무|다)?아(깝다|깝네|깝습|까워|까운데)(요|네요|진짜|요진짜)*($|쓰레기) 쓰레기같은(답|말|상담|앱) (답답하다|짜증나)~4(진짜|똑같|니|너|답) 똑같은말만 말귀(를)?못 바보같은(답|말) 노답`,
    ),
  ],
  [
    'doubt',
    anyOf(
      `^(에이|설마)(요)?[?]?$ ^에이(거짓말|뻥|설마) ^(그걸|그건|그거|근데|너|넌)*어떻게알아(요)?[?]?$ ^(정말|진짜|과연)?그럴까(요)?[?]?$ ^(이거|이게|그거|사주|점)~3(믿어도|맞는거|정확) (아까|저번|방금|전에)(는|엔|에)?~6(면서|더니|했잖|라며) ^(근데|진짜|정말|이거|이게|그거|다)*맞(는거|는건|아|나|냐|는말)(야|요|가|가요|죠|예요|에요)*[?]?$ 랜덤 복불복 지어내 (?<!거|게|것이)뻔한(데|말|소리|얘기) 누구나(할|하는|다) 근거(가|있|는)~8[?]?$ ^(뭔|무슨|뭐라는)~1소리 (말|답|얘기)(이|가)?(자꾸|계속|또)?(바뀌|다르|달라|오락가락|앞뒤) 동문서답 엉뚱한 (내|제)(말|질문)(은|이)?(그게|이게|그런)?아니 아까(랑|말한거랑|말한것과|는|하고)~6(다른|다르|달라|반대) 사주(가|를|는)?~2(믿을만|맞긴|과학|진짜맞|정확) (맞출|맞힐|맞춰)(수|줄)?(있|는) 적중률 용하(다|세|신|냐|니) (?<!조|이|사|허)용한(거|곳|데|게) ^아니(야|에요|예요|요|라고|거든|래도)?[?]?$ ^(아닌데|글쎄|그건아닌)(요|데)*[?]?$`,
    ),
  ],
  [
    'flirt',
    anyOf(
      `(너|나|저|당신|선생님|상담사님)(랑|이랑|하고|와)(사귈래|사귀자|사귀실|연애할래|연애하자|결혼할래|결혼하자|데이트할래|놀래|놀자|만날래|만나자|결혼하고싶|사귀고싶|연애하고싶)(어|다|어요)?(요)?[?]?$ ^(너|당신|상담사님|쌤)~3(귀엽|귀여|예쁘|이쁘|멋지|멋있|좋아|사랑)~3$ ^(사랑해|사랑해요|자기야|여보)~6[?]?$`,
    ),
  ],
  [
    'identity',
    anyOf(
      `(님|너|당신|쌤|선생님|상담사님|상담사)(은|는|의)?(mbti|엠비티아이|혈액형|별자리|띠)~6$ (상담사|선생|쌤|너|당신)~4(남자|여자)(에요|예요|야|인가|이에요|입니까|냐)~6$ ^ai(가|랑|로|는|한테) 사람이(쓰|적|치|답하)는 점쟁이 (?<!너)무당 역술가 ^(혹시)?몇살(이|임|이니|먹) ^(혹시)?(성별|여자|남자|이름|결혼했|결혼하셨|어디사|애인있|남친있|여친있)(이)?(이에요|에요|예요|세요|이세요|어요|야|임|이야|이뭐)~6[?]?$ ^(혹시)?(나이|성별|이름)(가|이|는|은)(뭐|몇|어떻|어찌|어케|있)~6[?]?$ ^(너|당신|선생님)(는|은)?(누구|뭐|몇살|이름|여자|남자)~4[?]?$ 답(하|해주|장하)는(거|건|게|사람)~6(기계|로봇|사람|ai|누구|자동) (사람|상담사|직원|본인)(이|분이)?(직접)?(답|대답|상담|쓰)(하|해|하는|하시)~4(맞|거|건가|세요|나요)`,
    ),
  ],
  ['service', anyOf('환불(돼|되|해|받|가능|안)')],
  [
    'bye',
    anyOf(
      '(?<!(감사합니다|고마워요|고맙습니다|도움됐어요))(다시|또|나중에)(올게|올께|여쭤볼게)(요)?$ (다시|또)오겠습니다$',
    ),
  ],
  [
    'guide',
    anyOf(
      `얼마(에|예|이|인|임|야|죠|든|내|씩)(요|가요|에요|예요|나)?[?]?$ (가격|(?<!(요|어|해|네|세|예|돼|와|가))요금(?!요일)|유료(?!결제|회원)|공짜)(가|이|은|는|인|로|예|에)? (상담|이용|질문)비용 비용(이|은)?(얼마|드나|들어) 질문(을|은)?~2어떻게 어떻게질문 (여기|처음)~4(뭐|뭘)물어 (선생님|상담사|상담사님|상담가)들~8누구한테물어 (연애|사랑)(얘기|이야기|질문)만(해야|하는|돼|되|받) 어떻게(쓰는|사용|질문) 사용법 타로(도|는|를|로|카드)?(봐|볼|되|돼|있|하|가) 무료(로)?~6(몇|언제|까지|횟수|번|인가|임) ^몇번까지(요|돼요|되요|되나요|가능해요)?[?]?$ (질문|상담|물어|여쭐|여쭤|하루에?|무료)~4몇번까지 몇번까지(물어|여쭐|여쭤|질문|공짜|무료) 질문(을|은)?몇(개|번) (하루|한번|무료)~3몇(개|번)~5물어 (상담|대화|채팅)(기록|내용|방|내역)(을|은|도)?~3(지울|지우|삭제|남|저장|볼)`,
    ),
  ],
  [
    'chart',
    anyOf(
      `사주(의)?(기본)?(성향|성격|특징|구성|구조) (기본성향|타고난성격|타고난기질) (무슨|어떤)일주 일주(가|는)?(뭐|무엇|야) 일간(이|은)?(뭐|무엇) 용신(이|은)?(뭐|무엇|뭔) 사주에~4살(이|은)?있 (사주|나한테|내|저한테)~4(불|물|나무|쇠|흙|금|화|수|목|토)(이|가)(많|부족|없|적|강) (내|제)신살 (도화|홍염|역마|화개|귀인|백호|괴강|원진|고란)살?(이|은|도)?(있|없|뭐|맞) (?<!인|는|은|한|던|있|없)대운(이|은|수)?~2(언제|바뀌|몇|뭐|어때) 내사주(에|는|가)?(어때|뭐|좋) 오행`,
    ),
  ],
];

/** Found where nothing is said of love. */
const ASIDE: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'world',
    anyOf(
      `(아이유|손흥민|비티에스|방탄|블랙핑크|뉴진스|임영웅|연예인|아이돌|가수|배우|감독|대표팀|월드컵|올림픽|콘서트|(?<!(사|자|광|민|거|전|제))주가|환율) 생일(이)?언제 골(을)?넣 (축구|야구|농구|경기)~6(이길|이기|질까|몇대|결과) 우승(할|하|팀) 당선 누가이길 로또 수도가어디`,
    ),
  ],
  [
    'weather',
    anyOf(
      `^(오늘|밖에|지금|와|아)*(비|눈)(가|이)?(오|온|와|내리|내린)(네|다|는|요|고|어)~3$ (춥|덥)(다|네|네요|당|습니다)$`,
    ),
  ],
  [
    'thanks',
    anyOf(
      `^~5(내|제)얘기(네|다|야|같) 잘들었 잘봤 새겨듣 참고할게 ^(네)?명심 소름(?!끼) 위로(가)?(됐|되|돼) ^(오|와|우와|대박|헐)*(진짜|개|완전|엄청|너무)*(잘|딱)맞(는다|네|네요|아요|아|는듯|춘다|추네|추시네)~3$ (?<!(게|것이))신기하(다|네|네요|당) 도움(이)?(많이|됐|되었|되네) 속(이)?시원(?!할까|하게|해질) 힘(이)?(나|났|얻)네`,
    ),
  ],
  [
    'bye',
    anyOf(
      `(후기|소식|결과)(를|을|로)?(들고|가지고|갖고|알려|전해|말씀)~3(올게|올께|오겠|드릴게|줄게|드리)~3$ ^(나|저|난|전|네|하|에휴|모르겠다|이제|그만|그럼|오늘은|일단|그냥|일찍)*(잘게|잘께|잘래|자야지|자겠습니다)(요)?$ 잘자(요)?$ (좋은|편안한|편한)(밤|저녁|하루)(되|보내) ^(나|저|그럼|전|난|오늘은)?이만(잘|갈|가|쉴|자|들어)~4$ 오늘은여기까지 (담|다음|내일|나중)(에)?또(올|봐|볼|뵐|보|물)(게|요|자)~2$ (^|이제|이만|그만|그럼|먼저|난|전|자러|오늘은)(나는|저는)?(가|갈)(볼)?(게|께)(요)?$ ^(나|저)(가|갈)(볼)?(게|께)(요)?$`,
    ),
  ],
  [
    'agree',
    anyOf(
      `^(아하|오호|아|네|응|음|오케이|오케|오키|굿|인정|그렇군|그렇구나|그러네|그렇네|그치|그쵸|글쿠나|글쿤|알겠|알게써|알았|확인|이해|알겠습니|네넵|넵|충성)+(당|다|요|구나|어요|습니다|어|네|네요|해요|했어요|됐어요)*$`,
    ),
  ],
  [
    'greeting',
    anyOf(`^저기(요|여|욥)$ ^(안녕|하이|헬로|반가|처음(왔|이)|첨왔|계세요|여보세요) 처음왔 첨왔 ^하이~1$`),
  ],
];
const LETTERS: readonly (readonly [SmallTalk, RegExp])[] = [
  ['greeting', /^(ㅎㅇ|ㅎㅇㅇ|ㅎㅇㄹ|hi|hello|ㅎㅇ염)[\s~!ㅋㅎ]*$/iu],
  ['thanks', /^[ㅋㅎ\s]*(ㄱㅅ|ㄳ|ㄱㅅㄱㅅ|ㄱㅅ요|ㄱㅅㅎㄴㄷ|thx|thanks)[\s~!ㅋㅎ]*$/iu],
  ['agree', /^(ㅇㅈ|ㅇㅋㅇㅋ|ㅇㅋ|ㅇㅇ+|ㄹㅇ|ㅇㅎ)[\s~!ㅋㅎ]*$/u],
  ['doubt', /^(ㄴㄴ|ㄴㄴㄴ|노노)[\s~!ㅋㅎ]*$/u],
  ['bye', /^(ㅂㅂ|ㅂㅇ|ㅃㅇ|ㅃ2)[\s~!ㅋㅎ]*$/u],
];

/** How it is, and no question: 오늘 너무 우울하다. */
const MOOD =
  /^(?:오늘은?|지금|요즘|요새|나|난|저|전|너무|넘|진짜|정말|완전|개|그냥|하루\s?종일|귀찮고|왜\s?이렇게|왜\s?이리|자꾸|계속|또|좀|아|하|에휴|휴|괜히|마음이?|맘이?|기분이?|속이?|다|외롭고|힘들고|우울하고|지치고|슬프고|아프고|[\s.,~ㅠㅜ])*(우울|외롭|외로워|쓸쓸|허무|허전|공허|심란|속상|슬프|슬퍼|눈물이?\s?나|눈물만|무기력|괴롭|괴로워|지친다|지쳤|지쳐|힘들다|힘들어|힘드네|힘듦|답답하|답답해|짜증나|짜증난다|서럽|서러|울고\s?싶|미치겠|미칠\s?것|기분이?\s?(별로|꿀꿀|안\s?좋))[가-힣]{0,3}[\s.~!ㅠㅜㅋㅎ;…]*$/u;
const SIGH = 14;
const SHORT = 26;
/** How far what is no question has to lead where no word of it is found. */
const LIKER = 20;
/** How far where words of love stand in it: 사랑해요, 진짜 도움 됐어요. */
const FAR_LIKER = 40;
/** Letters below which a likeness tells nothing. */
const TELLING = 3;
/** From where on a text is so much liker a question that a word of small talk in it tells nothing. */
const FAR_FROM = -30;
const BRIEF = 10;
/** Said of the talk in words that are said of the other as well: 말이 자꾸 바뀐다. */
const MISTAKEN: ReadonlySet<SmallTalk> = new Set(['doubt', 'insult', 'chart', 'injection']);
/** Said in the middle of a talk as well as at its ends. */
const OF_ANY_TALK: ReadonlySet<SmallTalk> = new Set(['thanks', 'bye', 'agree', 'doubt', 'insult', 'unclear']);
/** Said to an answer, and never asked. */
const ANSWERS: ReadonlySet<SmallTalk> = new Set(['thanks', 'bye', 'agree']);
/** More of a subject than a mood has. */
const MUCH = 16;

/**
 * What is said besides a question about love, or null. `love` is how much of the text is about love: a friend's thanks
 * with a question behind it is a question. `saidOn` is whether a talk goes on.
 */
export function smallTalkOf(text: string, love: number, asks: boolean, saidOn: boolean): SmallTalk | null {
  const flat = folded(text);
  const isQuestion = text.length > BRIEF && likeSmallTalk(text).lead < FAR_FROM;
  for (const [kind, words] of ALWAYS)
    if (hasAny(flat, words) && !(isQuestion && kind === 'homework')) return kind;
  for (const [kind, saying] of OF_THE_TALK)
    if (saying.test(flat) && !(isQuestion && MISTAKEN.has(kind))) return kind;
  for (const [kind, letters] of LETTERS) if (letters.test(text.trim())) return kind;
  if (BEREAVED.test(flat) && !isQuestion) return 'grief';
  if (OF_ANOTHER.test(flat) || OF_THE_MATTER.test(flat)) return null;
  if (!LOVE.test(flat)) {
    if (GRIEF.test(flat) && !isQuestion) return 'grief';
    if (PETS.test(flat) && !isQuestion) return 'pet';
    if (text.length <= SHORT && !isQuestion)
      for (const [kind, saying] of ASIDE) if (saying.test(flat)) return kind;
  }
  if (PERSON.test(text.replace(/\s/gu, ''))) return 'identity';
  if (INSULT_LETTERS.test(text) || (hasAny(flat, INSULT) && !NO_INSULT.test(flat)))
    return love > 2 || isQuestion || hasAny(flat, OF_THOSE_ONE_MEETS) ? null : 'insult';
  if (hasAny(flat, INTIMATE) && !CLOSENESS.test(flat)) return 'intimate';
  if (AGREE.test(text.trim())) return 'agree';
  const letters = text.replace(/[^가-힣a-zA-Z]/gu, '');
  if (hasAny(flat, CHART) && love < 3 && !isQuestion) return 'chart';
  if (hasAny(flat, SAJU) && hasAny(flat, UNTRUE)) return 'doubt';
  if (
    (letters.length <= BRIEF || (letters.length <= SHORT && love < 3)) &&
    hasAny(flat, DOUBT) &&
    !hasAny(flat, OF_OTHERS) &&
    !GRANTED.test(text) &&
    !isQuestion
  )
    return 'doubt';
  if (!asks && love < MUCH && letters.length <= SIGH && MOOD.test(text)) return 'mood';
  const plain = text.replace(/\s/gu, '');
  if (FACT.test(plain) && !OTHERS.test(plain)) return 'fact';
  if (love < 2 && !isQuestion && (asks || (!saidOn && letters.length <= SHORT)))
    for (const [kind, words] of ALONE) if (hasAny(flat, words)) return kind;
  if (letters.length <= SHORT && love < 2) {
    if (
      (!asks || !/[?？]/u.test(text)) &&
      hasAny(flat, THANKS) &&
      !RESOLVE.test(flat) &&
      !THANKS_BETWEEN.test(flat)
    )
      return 'thanks';
    if (!asks && hasAny(flat, BYE)) return 'bye';
    if (!asks && hasAny(flat, GREETING) && !THANKS_BETWEEN.test(flat)) return 'greeting';
  }
  if (letters.length < 2 || !/[가-힣a-zA-Z]{2}/u.test(text.replace(/\s/gu, '')) || isMash(text))
    return 'unclear';
  if (letters.length > SHORT || letters.length < TELLING) return null;
  const { kind, lead } = likeSmallTalk(text);
  // In the middle of a talk what only sounds like something else is of the talk.
  if (saidOn && (!OF_ANY_TALK.has(kind) || RESOLVE.test(flat) || PROMISE.test(flat))) return null;
  if (ANSWERS.has(kind) && asks && /[?？]/u.test(text)) return null;
  return lead >= (love > 2 || LOVE.test(flat) ? FAR_LIKER : LIKER) ? kind : null;
}

/** Keys struck at random: `asdf`, `ㅁㄴㅇㄹ`. */
function isMash(text: string): boolean {
  const syllables = text.replace(/[^가-힣]/gu, '');
  const latin = text.replace(/[^a-z]/giu, '');
  return syllables.length === 0 && latin.length > 0 && !/[aeiou]{1}/iu.test(latin.slice(1, -1));
}
