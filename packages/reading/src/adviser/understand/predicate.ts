import type { Intent } from './intents.ts';
import { anyOf, type Words } from './pattern.ts';

/**
 * What a question asks by its last verb alone, where nothing else in it says so: a thing that comes about by itself is
 * asked whether it will; a thing the reader does, whether to do it; unless it is the other who does it.
 */
const WORDS: Words = {
  물음: '(요|여|는데|나|냐|니|까|죠|지|네|려나|을까|는거야|는건가|는걸까|긴해|긴하나|긴할까)*',
  생김: '생기|생길|생긴|돌아오|돌아올|풀리|풀릴|끝나|끝날|이어지|이어질|잘되|잘될|이루어지|이뤄지|나타나|나타날|좋아지|나아지|바뀌|바뀔|변하|변할|열리|들어오|들어올|있으려|있겠|있긴|되나|되냐|되니|되려|되겠|되긴|오나|오냐|오니|오려|오겠|올|가나|가냐|가려|갈|살겠|사나|사냐|만나나|만나냐|만나게|사귀나|사귀냐|사귀게|받나|받냐|받게|결혼하나|결혼하냐|하게|붙나|붙냐|붙을',
  생겨: '생겨|돌아와|풀려|이어져|(?<!안)돼|이루어져|이뤄져|나타나|좋아져|나아져|바뀌어|변해|열려|들어와|와|사귀어',
  하는일:
    '고백|연락|전화|톡|카톡|선톡|답장|사과|대시|프로포즈|청혼|차단|손절|이별|화해|얘기|이야기|말|표현|결혼|시작|재회|부탁|약속|소개팅|가입|동거',
  하다: '해|하나|하냐|하니|할래|하지|하죠|한다|해요|해야|할지|할|하자',
  몸짓: '보내|기다려|기다리나|기다리면|나가|나가나|만나|만나줘|만나봐|잡아|붙잡아|물어|물어봐|버려|참아|믿어|믿나|받아|받아줘|지워|끊어|풀어줘|놔둬|내버려둬|넘어가|봐줘|다가가|꼬셔|물어보나|먹자고|보자고|하자고',
  그쪽: '(그사람|걔|그애|그분|그쪽|상대|오빠|누나|선배|남친|여친|남자친구|여자친구|짝남|짝녀|썸남|썸녀|전남친|전여친|남편|와이프|아내|그남자|그여자|친구|동생|엄마|아빠|부모님|회사|팀장님|쌤|선생님)(이|가|은|는|도|께서)',
};

const signs = (patterns: string): RegExp => anyOf(patterns, WORDS);

/** Two ways of one verb side by side: 와 안 와, 보내 말아. */
const EITHER = signs(
  `({생김}|{생겨})(요|나|냐)?안({생김}|{생겨})(요|나|냐)?[?]?$ (?<!하지|거|만나지|걱정)(말어|말아|마|말까|말지|마나)(요)?[?]?$`,
);
const GIVEN_UP = signs(`(말어|말아|마|말까|말지|마나)(요)?[?]?$`);
const OF_ITSELF = signs(`({생김}){물음}[?]?$ ({생겨})(요)?[?]$`);
const OWN_STEP = signs(
  `({하는일})(을|를|도|은)?(먼저|바로|그냥|지금|한번)?({하다})?(요)?[?]$ ({몸짓})(요)?[?]$ 면(돼|되나|되냐|되지|되요|되는)~2[?]?$`,
);
const THE_OTHERS = signs(`{그쪽}`);

/** What the last verb of a folded sentence asks, or null. */
export function askedByVerb(flat: string): Intent | null {
  if (EITHER.test(flat)) return GIVEN_UP.test(flat) ? 'should' : 'will';
  if (OWN_STEP.test(flat)) return THE_OTHERS.test(flat) ? 'will' : 'should';
  return OF_ITSELF.test(flat) ? 'will' : null;
}
