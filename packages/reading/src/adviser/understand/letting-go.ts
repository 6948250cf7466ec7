import { isOfTwo } from '../parts.ts';
import type { Understanding } from './understand.ts';

/** 접어도 될까, 잊어도 돼, 연락을 끊어도 될까: leave is asked to let go, not to go on. */
const LEAVE =
  /(포기해|접어|정리해|끊어|놓아|놔|놓아줘|놔줘|그만둬|그만해|관둬|잊어|손절해|차단해|지워|떠나|멈춰)도\s?(될|되|돼|괜찮|좋)|(끊는|접는|잊는|놓는|차단하는|손절하는)\s?(게|것이|편이)\s?(나|맞|좋)/u;

/** What is asked as leave to stop is answered as letting go, so that it and its opposite never get the same yes. */
export const asLettingGo = (question: string, asked: Understanding): Understanding =>
  asked.intent === 'should' && isOfTwo(asked.topic) && LEAVE.test(question)
    ? { ...asked, intent: 'letgo' }
    : asked;
