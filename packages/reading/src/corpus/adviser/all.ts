import type { Topic } from '#corpus/format.ts';
import act from './act.ts';
import answerAny from './answer-any.ts';
import { career, people } from './answer-around.ts';
import answerContact from './answer-contact.ts';
import answerCouple from './answer-couple.ts';
import answerCrush from './answer-crush.ts';
import answerChoice from './answer-choice.ts';
import answerDay from './answer-day.ts';
import answerFeel from './answer-feel.ts';
import { fight, trust, weary } from './answer-fight.ts';
import { marriage, spouse } from './answer-marriage.ts';
import answerMatter from './answer-matter.ts';
import answerNewLove from './answer-new-love.ts';
import answerPair from './answer-pair.ts';
import { heal, parting, reunion } from './answer-parting.ts';
import { self, timing, work } from './answer-self.ts';
import answerSsum from './answer-ssum.ts';
import answerTold from './answer-told.ts';
import care from './care.ts';
import danger from './danger.ts';
import ground from './ground.ts';
import luckDay from './luck-day.ts';
import luckJoined from './luck-joined.ts';
import luckMonth from './luck-month.ts';
import luckMore from './luck-more.ts';
import luckWork from './luck-work.ts';
import luckYear from './luck-year.ts';
import dalmuriManner from './manner-dalmuri.ts';
import gangmuManner from './manner-gangmu.ts';
import hayansaeManner from './manner-hayansae.ts';
import ideunManner from './manner-ideun.ts';
import moranManner from './manner-moran.ts';
import ongyeolManner from './manner-ongyeol.ts';
import saebyeokManner from './manner-saebyeok.ts';
import yunjaeManner from './manner-yunjae.ts';
import pairReasons from './pair-reasons.ts';
import reasonBack from './reason-back.ts';
import reasonJoined from './reason-joined.ts';
import reasonMeet from './reason-meet.ts';
import reasonMore from './reason-more.ts';
import reasonNear from './reason-near.ts';
import reasonRoom from './reason-room.ts';
import reasonSelf from './reason-self.ts';
import reasonStay from './reason-stay.ts';
import reasonWork from './reason-work.ts';
import dalmuri from './voice-dalmuri.ts';
import gangmu from './voice-gangmu.ts';
import hayansae from './voice-hayansae.ts';
import ideun from './voice-ideun.ts';
import moran from './voice-moran.ts';
import ongyeol from './voice-ongyeol.ts';
import saebyeok from './voice-saebyeok.ts';
import yunjae from './voice-yunjae.ts';

/** Everything the adviser speaks from. */
export const ADVISER_TOPICS: readonly Topic[] = [
  answerNewLove, answerSsum, answerContact, answerCrush, answerCouple, fight, weary, trust, parting, reunion, heal, marriage,
  spouse, answerPair, self, timing, work, career, people, answerMatter, answerFeel, answerDay, answerChoice, answerAny, answerTold,
  reasonMeet, reasonNear, reasonBack, reasonStay, reasonSelf, ground, luckDay, luckMonth, luckYear, luckMore, luckWork, reasonWork, reasonMore, reasonRoom, reasonJoined, luckJoined, pairReasons, act, care, danger,
  dalmuri, yunjae, moran, ideun, hayansae, gangmu, ongyeol, saebyeok,
  dalmuriManner, gangmuManner, hayansaeManner, ideunManner, moranManner, ongyeolManner, saebyeokManner, yunjaeManner,
]; // prettier-ignore
