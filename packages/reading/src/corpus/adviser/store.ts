import type { Topic } from '#corpus/format.ts';
import crushFirst from '#corpus/crush/first.ts';
import loveVerdicts from '#corpus/love/verdicts.ts';
import recoverySpeed from '#corpus/recovery/speed.ts';
import seatChair from '#corpus/seat/chair.ts';
import seatLife from '#corpus/seat/life.ts';
import selfLead from '#corpus/self/lead.ts';
import selfSeason from '#corpus/self/season.ts';
import selfSeat from '#corpus/self/seat.ts';
import ssumType from '#corpus/ssum/type.ts';
import todayContact from '#corpus/today/contact.ts';
import todayDay from '#corpus/today/day.ts';
import yearsLove from '#corpus/years/love.ts';

/** Families of the readings that a long room goes on with. */
export const STORE_TOPICS: readonly Topic[] = [
  crushFirst, loveVerdicts, recoverySpeed, seatChair, seatLife, selfLead,
  selfSeason, selfSeat, ssumType, todayContact, todayDay, yearsLove,
]; // prettier-ignore
