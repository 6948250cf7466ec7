/** What happened, or how things stand, as the reader tells it: one of these at most is answered with a word of its own. */
const HAPPENINGS = [
  ['freed', /소문이?(다)?거짓|헤어(졌|진지\S{0,4})(대|다고|래|다네)|솔로(래|이래|라고|라네)/u],
  ['taken', /(여자친구|여친|남자친구|남친|애인|임자)(가|이)?(있다는|있다고(?!말|얘기|안)|있대|있더라|있는것같|있나봐|생겼대|생겼다)/u],
  ['hearsay', /소문(을|이있|이들|에|을들)|(친구|지인|누가|애들)(가|이|한테|들이)?그러(는데|던데|더라)/u],
  ['oldflame', /(전여친|전남친|전여자친구|전남자친구|전애인)(이랑|랑|하고|과|와)?(의)?(얘기|이야기|연락하|만나는|다시만난|다시만나는)/u],
  ['drunk', /(술|취해|취한)\S{0,6}(전화|연락|톡|문자)(가|이)?(왔|와(?!도)|옴|했|하더|해(?!도|볼|도))/u],
  ['called', /(?<!지내자고|그만하자고|헤어지자고)(연락|전화|톡|카톡|문자|디엠|메시지)(이|가)?(또|먼저|다시)?(왔(?!으면|었|던|거든|다갔)|옴$)|보고싶(대$|대요$|단다)/u],
  ['birthday', /(내|제|나|저|오늘이?)생일\S*(없|혼자|못|안|잊|까먹)|^생일(인데|이었|이라|날)\S*(없|혼자|못|안|잊|까먹)/u],
  ['unanswered', /읽씹|씹(혔|힘|네|어)|읽고(답|말)|안읽(어|었|네|음)|(?<!확)답(이|은|도)(아직|계속)?(없|안와(?!도)|안옴|안왔|안해)|답장?(아직|계속)?(안와(?!도)|안옴|안왔|안해)|답장(이|은|도)?(아직|계속)?(없|안)|연락(이|도|은|한통)?(아직|또|계속|이제)?(없|안와|안옴|안왔|끊(겼|긴|김|어졌|겨))|잠수(이별|를?(탔|중|탐))/u],
  ['slow', /(답장|답|연락|카톡|톡)(이|도)?(좀|갑자기|너무|요즘)?(느려|느리|늦(?!게|었다거나)|뜸|줄었|줄어|짧아)|단답|[ㅋㅎㅇ]+하나/u],
  ['sent', /(?<!못|처음엔\S{0,12})(보냈(?!어야|더니)|보내봤|연락했|연락해봤)(는데|어|다|음|습니다|지만)/u],
  ['accepted', /사귀기로|고백(을)?받아줬|(?<!제가|내가)사귀자(고했|고하(?!니|면|고싶)|고해|했|래(?!도))(?!\S*시간)/u],
  ['rejected', /차였|까였|거절당(했|하고|한|함|해서)|거절(하더|하네)|(걔|그사람|그분|상대|그쪽|썸남|썸녀)(가|이)\S{0,6}거절했|퇴짜|^(걔가|그사람이|그쪽이)?(저|나)?싫(대|다고(해|하|했|그))/u],
  ['confessed', /고백(을)?(했|해버|해봤)(?!다가?\S*(까봐|면))/u],
  ['ending', /헤어지자(고(?!하면|할|하려)|는말|네|래|더라|했)(?!이[죠지에예야]|인|뜻)|이혼하자(?!고하면)|그만(만나|하)자|시간을?(좀)?(갖|가지)자(?!고하는건)|이별통보|끝내자(?!는(거|건|말|뜻))/u],
  ['silent', /(서로|며칠째|며칠씩|아예|한마디도|집에서|집에오면|싸우고|그뒤로)\S{0,8}말(도|을)?(안섞|안하(?!는거)|안해|걸지않|섞지않)|말(도|을)?(안섞|섞지않)|냉전|각방|대화(가|도)?(없|안)/u],
  ['inlaws', /시댁|(?<![상전])처가(?!복)|시어머니|시부모|(?<!청첩)장모|(?<![직어])장인|고부갈등/u],
  ['opposed', /반대(하(?!실|면|겠|시겠|시면)|를|가(?!계속)|해(?!도))|(엄마|아빠|부모님|집)(이|가|에서|께서)?싫어하/u],
  ['fought', /(?<!안|돈)(싸웠|싸워(?!도)|싸운|다퉜|다툰)|싸움(이됩|이돼|만|했)|말다툼/u],
  ['talk', /(얘기|이야기)(좀|를)?(하자|하재)|할말(이)?있(대|다고|다는)/u],
  ['unready', /준비(가)?(아직)?안(됐|돼|되)|아직(은)?아니(래|라고)|(결혼|연애|사귈|만날|재혼)(할)?생각(이|은)?없(대|다고|다네)|나중에(하자|하재)/u],
  ['children', /(?<!그)아이(들|때문)|(?<!그)아이가(하나|둘|셋|한명|있|초등|중학|고등|어려|어리|아직|커)|(?<![그걔])애(들때문|때문에)|(?:^|저는|나는|저도|나도|난|전|둘|이미|사이에|[.,])애가있|우리(애|딸|아들)/u],
  ['lied', /거짓말(?!이[죠지야]|로|같|[ㅋ?]|$)|속였|속인|숨겼|숨기고(?!싶)|숨긴/u],
  ['suspected', /(다른|딴)(여자|남자|사람|여친|남친)(이|가)?\S{0,2}(있는|만나는|생긴)(것|거|건)\S{0,6}(같|아니겠|아닐|아닌가|죠|까)|바람(피|났|을피)\S{0,6}(같|까봐|아니겠|아닐|일까|나요|는지)|의심(이|부터|돼|되|하게)/u],
  ['stopped', /그만하래|그만하라고|잊으래|잊으라고|정신차리래/u],
  ['swayed', /다른(사람|남자|여자)(이|가|한테|에게)?(자꾸)?(눈에|생각|끌|좋아|마음)|흔들려요|마음이흔들/u],
  ['cooled', /설레(지|질)(가|도|는)?않|설렘(이|도)?(없|사라)|안설레/u],
  ['lingering', /(계속|자꾸|아직도)(그|걔|전|예전|그애|그사람)\S{0,8}(생각|떠올|비교)|(자꾸|계속)(생각나|떠올|비교)|못잊|잊(히|혀)지(가)?않|생각만(났|나)|그리워(?!하)/u],
  ['watching', /(스토리|프사|프로필|인스타|상메)(를|을|만|도|에)?(자꾸|계속|또|매일)?(보게|들어가(?!면)|확인하게|뒤져|뒤지|봐요?$)/u],
  ['blocked', /차단(당|됐|된|돼|되|했더라|했네)|언팔|친삭/u],
  ['erased', /번호(를|도)?(지|삭제)|(사진|대화)(을|를|도)?(다)?지(우|울|웠)/u],
  ['crying', /(?<!고마워요|고맙습니다|감사해요|감사합니다)눈물(이|만)?(나(?!게)|멈추|안멈)(?!\S*(고마|감사|좋아서))|(?<![가-힣])울(었(?!더니)|어(?!도))|펑펑|엉엉|(자꾸|계속|많이|매일)울(?!리)/u],
  ['sleepless', /(?<!설레서|좋아서|떨려서)잠(이|을|도)?(안|못)|(?<!잠)못자|새벽(마다|까지)\S{0,4}(깨|못|뜬눈)|불면|뜬눈|또깼|자다(가)?깨|새벽마다/u],
  ['apologised', /사과(하더|받았|를받)|미안하(대|다고(?!만|할|\?|$)|다네|단다)/u],
  ['busy', /바쁘(대|다고|다네|다며|단)|일이많(대|다고)/u],
  ['number', /번호(를|도)?(받|땄|따였|교환|물어봤|알려줬)/u],
  ['kind', /(?<!처음엔다|처음엔|답은|답장은)잘해(줬|주(?!잖|는건)|줘(?!도))|챙겨(줬|주|줘(?!도))|먼저인사(?!해볼|할|하면|해도)|웃어(줬|주|줘)|데려다(줬|주고|주더|주셨)|먼저말(을)?(걸|거)(었|는|어줬|더)/u],
  ['glance', /눈(이|을)?(자꾸|계속|자주)?(마주|맞)(?!치는것도힘)|쳐다(보|봐|봤)/u],
  ['cold', /차가워(?!도|지면)|차가운|변했|변한것|식었|식은것|예전같지|((?:나|저)(?:를|만)|날|절|자꾸|일부러)피하(는(?!방법)|네|더|고)|멀어졌|멀어진(?!다)|거리(를)?두(?!면)/u],
  ['game', /밀당하는(?!여자|남자)|밀당(인|이|하나)|어장(인|당|치|관리|이|아니)|(?<!시)간을?보(는|고|나)|애매(한사이|한관계|하게|해요?$|하대)/u],
  ['introduced', /소개팅|맞선|(?<![시우])선(을)?(봤|봐|보라)|소개(를)?(받(?!을[곳데])|해준|시켜)/u],
  ['moving', /동거|같이살|살림(을)?합/u],
  ['met', /(어제|오늘|방금|아까|그제|그저께|지난주말?|주말)(에|저녁|저녁에|낮에|점심에|밤에)?\S{0,8}(?<![못안])(만났|데이트했|밥먹었)(는데|어|다|음|습니다|더니)|(만나고|데이트하고|보고)(왔|옴|들어왔)/u],
  ['guilty', /(?<!저한테|나한테)(미안한데|미안해서(?!요|라고|인|그))|죄책/u],
  ['divorced', /이혼(후|한지|했(습|어|는|고|거)|\d+년)|이혼하고\S{0,3}(년|달|혼자|나서|처음)|돌싱(인데|이고|입니다|이에|이라고|이라서|이라소개)|(저는|나는|저도)(돌싱|이혼(남|녀))|재혼(운|할수|가능|하면|도|해도|생각)/u],
  ['parted', /(?<!인사하고|밥먹고|(?<![년달])만나고|놀고|데려다주고|그러고|웃으면서)헤어(졌(?!다가?(다시)?만)|진지|진후|지고(?!잘들어|집에|카톡|톡|먼저|싶))|이별했/u],
  ['apart', /장거리|롱디|주말부부|(남친|여친|남자친구|여자친구|썸남|썸녀|걔|오빠|남편|아내|애인)(이|가|은|는)?\S{0,4}(유학|해외|군대|파병)/u],
  ['pressed', /결혼하라(?!고하면)|(부모님|엄마|아빠|집|어른|친척|명절|주변)\S{0,12}(재촉|잔소리)|언제(결혼|시집|장가)\S*냐/u],
  ['better', /(나아진|괜찮아진|편해진|가벼워진)(것|거|듯)|나아졌|괜찮아졌|편해졌/u],
  ['afraid', /무서(?!운(?!데)|우세|우신|우시|워하|워한)|두려|겁(이나|나)|불안(?!정)/u],
  ['lonely', /외로(?!워서(그런|하는|인|찾|\?|$|들어|그래)|울때만|운건지|울까|움때문|운지|운팔자|워서들|움타|워요\?)|쓸쓸/u],
  ['crushing', /(?<!저|나|날)짝사랑|혼자좋아/u],
  ['years', /서른|마흔|\d{2}살|\d{2}세|나이(가|도|만)/u],
  ['unlike', /성격이?(너무|정말|완전)?(달라|다르|안맞|반대)|취향이?(너무)?(달라|다르)/u],
  ['workplace', /(같은|옆)(회사|직장|부서|팀)|(회사|직장|사내|팀|부서|알바)(에|에서|의|같이)?\S{0,5}(사람|선배|후배|오빠|누나|언니|(?<!다|전부|온통)[남여]자(?!가?거의|가?없)|형|동생|한명|대리|과장|팀장|분(?!위))|사내연애|상사|동료|(?<!카페)알바생|점장|매니저/u],
  ['passing', /(지하철|버스|헬스장|편의점|도서관|카페)에서(맨날|매일|자주|가끔)(보는|마주치|뵙|봐)|(맨날|매일|자주)마주치는(분|사람)/u],
  ['circle', /같은(과|학교|동아리|학원|교회|모임|스터디)|(동아리|학교|학원|교회|성당|모임|동호회|스터디)(에|에서|같이)?\S{0,5}(사람|선배|후배|오빠|누나|언니|[남여]자(?!가?(더|거의|없))|형|동생|자매|형제|만난|한명|분)/u],
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

/** What somebody else does or says: told of oneself it is another matter. */
const THEIRS = new Set<Happening>([
  'called', 'slow', 'apologised', 'lied', 'busy', 'unready', 'kind', 'taken', 'cold',
]); // prettier-ignore
/** What the reader feels or does: told of somebody else it is another matter. */
const MINE = new Set<Happening>([
  'sent', 'confessed', 'swayed', 'cooled', 'lingering', 'watching', 'crying', 'sleepless', 'guilty', 'better', 'lonely',
  'divorced', 'parted', 'children', 'years',
]); // prettier-ignore
const READER_DOES = /(제가|내가|저는|나는|저도|나도)/u;
const OTHER_DOES =
  /(걔|얘|쟤|그애|그사람|그분|그쪽|친구|상대|상대분|상대방|남친|여친|남편|아내|와이프|썸남|썸녀|짝남|짝녀|오빠|누나|언니|형|동생|선배|후배|엄마|아빠|남자|여자|사람)(은|는|이(?!랑|별)|가|도)/u;
/** Told to say that it is not so: 싸운 것도 없어요, 읽씹은 아님. */
const DENIED =
  /^(?:은|는|이|가|도|을|를|건|것|거|게|적|지|단|말|사람|분|남자|여자|한명)*(?:거의|아예|하나|절대|진짜|별로|한번|한번도|아무도|크게|따로|그런)*(?:은|는|이|가|도)?(?:안|없|아니(?!겠|야?\?)|아닌(?!가)|아님|못)/u;
/** Said of whoever was named in the words before, however far back. */
const OF_WHOEVER = new Set<Happening>(['lied', 'sent']);
/** What comes each time, or came once, is no news of today. */
const NO_NEWS = /(?:면|마다|때는|전까지|예전|예전에는|매일|맨날|항상|처음엔|한번은)\S*$/u;
const NEWS = new Set<Happening>(['called', 'unanswered', 'silent', 'drunk']);

/** Whether it is told as something that happened to the reader, and not asked, wished for, feared or denied. */
function happened(what: Happening, pattern: RegExp, flat: string): boolean {
  const found = pattern.exec(flat);
  if (!found) return false;
  const said = flat.slice(0, found.index);
  const before = OF_WHOEVER.has(what) ? said : (said.split(CLAUSE_END).at(-1) ?? '');
  const after = flat.slice(found.index + found[0].length);
  if (DENIED.test(after)) return false;
  if (THEIRS.has(what) && READER_DOES.test(before)) return false;
  if (MINE.has(what) && OTHER_DOES.test(before) && !READER_DOES.test(before)) return false;
  if (NEWS.has(what) && NO_NEWS.test(before)) return false;
  if (STANDS.has(what)) return true;
  const [rest = ''] = after.split(CLAUSE_END);
  return !NOT_YET.test(found[0].slice(-1) + rest);
}

/** `두 달`, `1년 반`: how long, where it is told how long something lasts or is over. */
const SPAN =
  /((?:\d{1,2}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇)\s?(?:년|달|개월|주|해)|일주일|이주일|보름|반년)(\s?반)?(?=\s?(?:째|됐|되|돼|전|만나|만난|동안|넘|지났|사귀|사귄|연애))/gu;

/** Half a year and more is a long time by itself. */
const LONG = /년|해|반년|([6-9]|1\d|여섯|일곱|여덟|아홉|열)\s?(달|개월)/u;
/** A parting that lies so far back is told: two months ago, half a year since we parted. */
const YEARS_BACK = /[2-9]\s?년|\d\d\s?년|[두세네다열]\S*\s?[년해]/u;
const SINCE_PARTED = /(헤어진|이별한|차인)\s?(지|후|뒤)\S*\s?$|(헤어지고|이별하고)\s?$/u;
const AGO = /^\s?전에?\s?(\S+\s){0,3}(헤어|이별|차)/u;

export interface Told {
  what: Happening | null;
  /** How long it lasts, where that is long, or how long ago two parted, where that is not. */
  span: string | null;
}

const spaced = (span: string): string =>
  span.replace(/^(?!반)(\D+?)\s?(년|달|개월|주|해)(\s?반)?$/u, '$1 $2$3');

/** How long ago the two parted: what time they had together is another matter. */
function sinceParted(question: string): string | null {
  for (const found of question.matchAll(SPAN)) {
    const [text] = found;
    const after = question.slice(found.index + text.length);
    const since = SINCE_PARTED.test(question.slice(0, found.index)) || AGO.test(after);
    if (since && !YEARS_BACK.test(text)) return spaced(text.trim());
  }
  return null;
}

/** The span named last stands nearest to what is asked. */
function longTime(question: string): string | null {
  const text = [...question.matchAll(SPAN)].at(-1)?.[0].trim();
  return text !== undefined && LONG.test(text) ? spaced(text) : null;
}

/** The detail of a question that a listener would answer first. */
export function toldIn(question: string): Told {
  const flat = question.normalize('NFC').replace(/\s+/gu, '');
  const told = HAPPENINGS.find(([what, pattern]) => happened(what, pattern, flat));
  const what = told?.[0] ?? null;
  return { what, span: what === 'parted' ? sinceParted(question) : longTime(question) };
}

/** Asked of what has not happened: 거절하면 어떡하죠, 헤어지자고 하면요? */
const SUPPOSED =
  /면(요|은요)?[?~ㅠㅜ.]*$|[으하지오]면(또)?(어떡|어떻|어쩌|어쩔|어째|그다음|그때는|뭐라고)|만약|만에하나/u;
export const isSupposed = (question: string): boolean =>
  SUPPOSED.test(question.normalize('NFC').replace(/\s+/gu, ''));
