import type { WrittenContent } from '#compose/plan.ts';
import loveManual from './01-love-manual.ts';
import loveCalendar from './02-love-calendar.ts';
import nextLove from './03-next-love.ts';
import whyAlone from './04-why-alone.ts';
import spousePortrait from './05-spouse-portrait.ts';
import marriageYear from './06-marriage-year.ts';
import marryOrNot from './07-marry-or-not.ts';
import afterWedding from './08-after-wedding.ts';
import confessTime from './12-confess-time.ts';
import reunionMap from './09-reunion-map.ts';
import whoLikesMe from './13-who-likes-me.ts';
import bestMatch from './17-best-match.ts';
import breakupWhy from './10-breakup-why.ts';
import ssumSpeed from './14-ssum-speed.ts';
import twoYears from './19-two-years.ts';
import ssumEnd from './15-ssum-end.ts';
import hundredDays from './11-hundred-days.ts';
import badPattern from './18-bad-pattern.ts';
import todayLove from './32-today-love.ts';
import iljuLove from './33-ilju-love.ts';
import haveDohwa from './34-have-dohwa.ts';
import spouseSeat from './35-spouse-seat.ts';
import crushType from './36-crush-type.ts';
import ssumType from './37-ssum-type.ts';
import recoverSpeed from './38-recover-speed.ts';
import monthSignal from './39-month-signal.ts';
import charmReport from './16-charm-report.ts';
import coolingLove from './20-cooling-love.ts';

/** Every Saju content the built-in writer can write. */
export const SAJU_CONTENTS: ReadonlyMap<number, WrittenContent> = new Map(
  [
    loveManual,
    loveCalendar,
    nextLove,
    whyAlone,
    spousePortrait,
    marriageYear,
    marryOrNot,
    afterWedding,
    confessTime,
    reunionMap,
    whoLikesMe,
    bestMatch,
    breakupWhy,
    ssumSpeed,
    twoYears,
    ssumEnd,
    hundredDays,
    badPattern,
    todayLove,
    iljuLove,
    haveDohwa,
    spouseSeat,
    crushType,
    ssumType,
    recoverSpeed,
    monthSignal,
    coolingLove,
    charmReport,
  ].map((content) => [content.id, content]),
);
