/** What happened, or how things stand, as the reader tells it: one of these at most is answered with a word of its own. */
const HAPPENINGS = [
  ['freed', /소문이?(다)?거짓|헤어(졌|진지\S{0,4})(대|다고|래|다네)|솔로(래|이래|라고|라네)/u],
  ['taken', /(여자친구|여친|남자친구|남친|애인|임자)(가|이)?(있다는|있다고|있대|있더라|있는것같|있나봐|생겼대|생겼다)/u],
  ['hearsay', /소문(?!이?(날|나면|나는거|날까))|(친구|지인|누가|애들)(가|이|한테|들이)?그러(는데|던데|더라)/u],
  ['oldflame', /(전여친|전남친|전여자친구|전남자친구|전애인)(이랑|랑|하고|과|와)?(의)?(얘기|이야기|연락하|만나는|다시만난|다시만나는)/u],
  ['drunk', /(술|취해|취한)\S{0,8}(전화|연락|톡|문자)/u],
  ['called', /(연락|전화|톡|카톡|문자|디엠|메시지)(이|가)?(또|먼저|다시)?(왔(?!으면)|옴$)|보고싶(대|다고|다네|단다)/u],
  ['birthday', /(내|제|나|오늘이?)생일|생일(인데|이었|이라)/u],
  ['unanswered', /읽씹|씹(혔|힘|네|어)|읽고(답|말)|안읽(어|었|네|음)|답(장)?(이|은|도)?(아직|계속)?(없|안와|안옴|안왔|안해)|연락(이|도|은|한통)?(아직|또|계속|이제)?(없|안와|안옴|안왔|끊)|잠수/u],
  ['slow', /(답장|답|연락|카톡|톡)(이|도)?(좀|갑자기|너무|요즘)?(느려|느리|늦(?!게할|게보)|뜸|줄었|줄어|짧아)|단답|[ㅋㅎㅇ]+하나/u],
  ['sent', /(보냈|보내봤|연락했|연락해봤|톡했)(는데|어|다|음|습니다|더니|지만)/u],
  ['accepted', /사귀기로|고백(을)?(받았|받아줬)|사귀자(고했|고하(?!니|면|고싶)|고해|했|래(?!도))/u],
  ['rejected', /차였|까였|거절(당|했|하더|하네|해서)|퇴짜|^(걔가|그사람이|그쪽이)?(저|나)?싫(대|다고(해|하|했|그))/u],
  ['confessed', /고백(을)?(했|해버|해봤)/u],
  ['ending', /헤어지자(고(?!하면|할)|는|했|네|래|더라)|이혼하자(?!고하면)|그만(만나|하)자|시간을?(좀)?(갖|가지)자|이별통보|끝내자/u],
  ['silent', /말(도|을)?(안섞|안하|안해|걸지않|섞지않)|냉전|각방|대화(가|도)?(없|안)/u],
  ['inlaws', /시댁|(?<![상전])처가|시어머니|시부모|(?<!청첩)장모|(?<!직)장인|고부갈등/u],
  ['opposed', /반대(하|를|가|해)|(엄마|아빠|부모님|집)(이|가|에서|께서)?싫어하/u],
  ['fought', /싸웠|싸워|싸운|싸움|다퉜|다툰|말다툼/u],
  ['talk', /(얘기|이야기)(좀|를)?(하자|하재)|할말(이)?있(대|다고|다는)/u],
  ['unready', /준비(가)?(아직)?안(됐|돼|되)|아직(은)?아니(래|라고)|생각(이|은)?없(대|다고|다네)|나중에(하자|하재)/u],
  ['children', /(?<!그)아이(가|들|도|때문)|(?<![그걔])애(들때문|때문에)|(?:^|저는|나는|저도|나도|난|전|둘|이미|사이에|[.,])애가있|우리(애|딸|아들)/u],
  ['lied', /거짓말|속였|속인|숨겼|숨기고|숨긴/u],
  ['suspected', /(다른|딴)(여자|남자|사람|여친|남친)(이|가)?(있는|만나는|생긴)|바람(피|났|을피)|양다리|의심/u],
  ['stopped', /그만하래|그만하라고|잊으래|잊으라고|정신차리래/u],
  ['swayed', /다른(사람|남자|여자)(이|가|한테|에게)?(자꾸)?(눈에|생각|끌|좋아|마음)|흔들려요|마음이흔들/u],
  ['cooled', /설레(지|질)(가|도|는)?않|설렘(이|도)?(없|사라)|안설레/u],
  ['lingering', /(계속|자꾸|아직도)(그|걔|전|예전|그애|그사람)\S{0,8}(생각|떠올|비교)|(자꾸|계속)(생각나|떠올|비교)|못잊|잊(히|혀)지(가)?않|생각만(났|나)|그리워/u],
  ['watching', /(스토리|프사|프로필|인스타|상메)(를|을|만|도)?(자꾸|계속|또|매일)?(보|봐|확인|들어가|뒤져)/u],
  ['blocked', /차단(당|됐|된|돼|되|했더라|했네)|언팔|친삭/u],
  ['erased', /번호(를|도)?(지|삭제)|(사진|대화)(을|를|도)?(다)?지(우|울|웠)/u],
  ['crying', /눈물|(?<![가-힣])울(었|어|고)|펑펑|엉엉|(자꾸|계속|많이|매일)울/u],
  ['sleepless', /잠(이|을|도)?(안|못)|못자|새벽(마다|까지)|불면|뜬눈|또깼|자다(가)?깨/u],
  ['apologised', /사과(했|하더|받았|를했|를받)|미안하(대|다고|다네|단)/u],
  ['busy', /바쁘(대|다고|다네|다며|단)|일이많(대|다고)/u],
  ['number', /번호(를|도)?(받|땄|따였|교환|물어봤|알려줬)/u],
  ['kind', /잘해(줬|주|줘)|챙겨(줬|주|줘)|나한테만|저한테만|먼저인사|웃어(줬|주|줘)|데려다|먼저말(을)?(걸|거)/u],
  ['glance', /눈(이|을)?(자꾸|계속)?(마주|맞)|쳐다(보|봐|봤)/u],
  ['cold', /차가워|차가운|변했|변한것|식었|식은것|예전같지|(나를|저를|날|절)?피하(는|네|더|고)|멀어졌|멀어진|거리(를)?두/u],
  ['game', /밀당|어장|간보|간을보|애매/u],
  ['introduced', /소개팅|맞선|(?<![시우])선(을)?(봤|봐|보라)|소개(를)?(받|해준|시켜)/u],
  ['moving', /동거|같이살|살림(을)?합/u],
  ['met', /(?<![못안])(만났|데이트했|밥먹었|다녀왔)(는데|어|다|음|습니다|더니)/u],
  ['guilty', /미안한데|미안해서|죄책/u],
  ['divorced', /이혼(후|하고|했|한지|남|녀)|돌싱|재혼/u],
  ['parted', /헤어(졌|진지|진후|지고)|이별했/u],
  ['apart', /장거리|롱디|유학|해외|군대|주말부부/u],
  ['pressed', /결혼하라|잔소리|재촉|언제(결혼|시집|장가)\S*냐/u],
  ['better', /(나아진|괜찮아진|편해진|가벼워진)(것|거|듯)|나아졌|괜찮아졌|편해졌/u],
  ['afraid', /무서(?!운(?!데))|두려|겁(이나|나)|불안/u],
  ['lonely', /외로|쓸쓸/u],
  ['crushing', /짝사랑|혼자좋아/u],
  ['years', /서른|마흔|\d{2}살|\d{2}세|나이(가|도|만)/u],
  ['unlike', /성격이(너무|정말|완전)?(달라|다르|안맞|반대)|취향이(너무)?(달라|다르)|집돌이|집순이/u],
  ['workplace', /회사(?!(도|는|가|에)?(다|전부|온통)?(여자|남자|여초|남초|유부))|직장|사내|상사|동료|옆팀|거래처|알바|점장|사장님|매니저/u],
  ['passing', /(맨날|매일|자주|가끔)마주치|헬스장|단골|도서관|편의점|지하철에서|버스에서/u],
  ['circle', /동아리|학교|같은과|학원|교회|성당|모임|동호회|스터디/u],
] as const; // prettier-ignore

export type Happening = (typeof HAPPENINGS)[number][0];
export const ALL_HAPPENINGS: readonly Happening[] = HAPPENINGS.map(([name]) => name);

/** How things stand: true also of what is only thought of. */
const STANDS = new Set<Happening>([
  'inlaws',
  'opposed',
  'children',
  'introduced',
  'moving',
  'apart',
  'afraid',
  'crushing',
  'years',
  'workplace',
  'circle',
  'passing',
  'unlike',
  'divorced',
]);

/** Up to where what was matched is told: a clause that goes on, or its end. */
const CLAUSE_END =
  /(?<!까)요(?=.)|니다|[가-힣]데(?!이)|지만|더니|[어아해]서|^어(?![도야])|[았었했됐왔갔였혔]어(?![도야])|[.,?!~]/u;
/** What is asked about, wished or feared has not happened: 할까, 하면, 하고 싶어, 하려고, 해야, 해도 돼. */
const NOT_YET =
  /까요?$|까$|으?면(?!서)|고싶|려[고구면는]|야(하|할|해|겠|되|될|돼|죠|지)|[어아해]도(되|될|돼|괜찮)|지(않|말|마)|[을를할]지|기전|는게/u;

/** Whether it is told as something that happened, and not asked, wished for or feared. */
function happened(what: Happening, pattern: RegExp, flat: string): boolean {
  const found = pattern.exec(flat);
  if (!found) return false;
  if (STANDS.has(what)) return true;
  const [rest = ''] = flat.slice(found.index + found[0].length).split(CLAUSE_END);
  return !NOT_YET.test(rest);
}

/** `두 달`, `1년 반`: how long, where it is told how long something lasts or is over. */
const SPAN =
  /((?:\d{1,2}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇)\s?(?:년|달|개월|주|해)|일주일|이주일|보름|반년)(\s?반)?(?=\s?(?:째|됐|되|돼|전|만나|만난|동안|넘|지났|사귀|사귄|연애))/gu;

export interface Told {
  what: Happening | null;
  /** The span named last stands nearest to what is asked. */
  span: string | null;
}

const spaced = (span: string): string => span.replace(/^(\D+?)\s?(년|달|개월|주|해)(\s?반)?$/u, '$1 $2$3');

/** The detail of a question that a listener would answer first. */
export function toldIn(question: string): Told {
  const flat = question.normalize('NFC').replace(/\s+/gu, '');
  const told = HAPPENINGS.find(([what, pattern]) => happened(what, pattern, flat));
  const spans = [...question.matchAll(SPAN)].map(([, length = '', half = '']) => `${length}${half}`);
  const span = spans.at(-1);
  return { what: told?.[0] ?? null, span: span === undefined ? null : spaced(span) };
}
