import apart_after from './apart-after.ts';
import apart_again from './apart-again.ts';
import apart_heal from './apart-heal.ts';
import apart_next from './apart-next.ts';
import apart_shared from './apart-shared.ts';
import apart_why from './apart-why.ts';
import apart_word from './apart-word.ts';
import apart from './apart.ts';
import asked_on from './asked-on.ts';
import beside_love from './beside-love.ts';
import betrothed from './betrothed.ts';
import divorce from './divorce.ts';
import friends from './friends.ts';
import hearts_hard from './hearts-hard.ts';
import hearts_own from './hearts-own.ts';
import hearts_places from './hearts-places.ts';
import hearts_steps from './hearts-steps.ts';
import hearts_who from './hearts-who.ts';
import hearts from './hearts.ts';
import household from './household.ts';
import kin from './kin.ts';
import life from './life.ts';
import married from './married.ts';
import meeting_again from './meeting-again.ts';
import meeting_alone from './meeting-alone.ts';
import meeting_arranged from './meeting-arranged.ts';
import meeting_dates from './meeting-dates.ts';
import meeting_days from './meeting-days.ts';
import meeting_spouse from './meeting-spouse.ts';
import meeting_ways from './meeting-ways.ts';
import meeting_whom from './meeting-whom.ts';
import meeting from './meeting.ts';
import near_crush from './near-crush.ts';
import near_oneself from './near-oneself.ts';
import near_ssum from './near-ssum.ts';
import offspring from './offspring.ts';
import oneself_ways from './oneself-ways.ts';
import oneself from './oneself.ts';
import rooms_alone from './rooms-alone.ts';
import rooms_anew from './rooms-anew.ts';
import rooms_evening_hearts from './rooms-evening-hearts.ts';
import rooms_evening_pairs from './rooms-evening-pairs.ts';
import rooms_crush from './rooms-crush.ts';
import rooms_crush_signs from './rooms-crush-signs.ts';
import rooms_crush_steps from './rooms-crush-steps.ts';
import rooms_crush_ways from './rooms-crush-ways.ts';
import rooms_evening from './rooms-evening.ts';
import rooms_meetings from './rooms-meetings.ts';
import rooms_oneself_wanted from './rooms-oneself-wanted.ts';
import rooms_marriage from './rooms-marriage.ts';
import rooms_married from './rooms-married.ts';
import rooms_seasons from './rooms-seasons.ts';
import rooms_singles from './rooms-singles.ts';
import rooms_ssum from './rooms-ssum.ts';
import rooms_ssum_cases from './rooms-ssum-cases.ts';
import rooms_ssum_doubts from './rooms-ssum-doubts.ts';
import rooms_ssum_texts from './rooms-ssum-texts.ts';
import rooms_parted_wanted from './rooms-parted-wanted.ts';
import rooms_tied_wanted from './rooms-tied-wanted.ts';
import rooms_parted_words from './rooms-parted-words.ts';
import rooms_tied_families from './rooms-tied-families.ts';
import rooms_wedding from './rooms-wedding.ts';
import rooms_whom from './rooms-whom.ts';
import rooms_parted from './rooms-parted.ts';
import rooms_parted_again from './rooms-parted-again.ts';
import rooms_parted_heart from './rooms-parted-heart.ts';
import rooms_parted_round from './rooms-parted-round.ts';
import rooms_parted_steps from './rooms-parted-steps.ts';
import signals_dates from './signals-dates.ts';
import signals_doubts from './signals-doubts.ts';
import signals_silence from './signals-silence.ts';
import signals_steps from './signals-steps.ts';
import signals_texting from './signals-texting.ts';
import signals_traces from './signals-traces.ts';
import signals from './signals.ts';
import signs from './signs.ts';
import spouses from './spouses.ts';
import talk_comfort from './talk-comfort.ts';
import talk_itself from './talk-itself.ts';
import talk_judged from './talk-judged.ts';
import talk_on from './talk-on.ts';
import together_circumstances from './together-circumstances.ts';
import together_crossroads from './together-crossroads.ts';
import together_daily from './together-daily.ts';
import together_in_trouble from './together-in-trouble.ts';
import together_quarrel from './together-quarrel.ts';
import together from './together.ts';
import told_on from './told-on.ts';
import wed from './wed.ts';
import wedding_families from './wedding-families.ts';
import wedding from './wedding.ts';
import work from './work.ts';
import rooms_couples from './rooms-couples.ts';
import rooms_couples_quarrels from './rooms-couples-quarrels.ts';
import rooms_voices from './rooms-voices.ts';
import rooms_hearts_wanted from './rooms-hearts-wanted.ts';
import rooms_voices_hearts from './rooms-voices-hearts.ts';
import rooms_voices_tied from './rooms-voices-tied.ts';
import rooms_couples_ways from './rooms-couples-ways.ts';
import rooms_couples_ahead from './rooms-couples-ahead.ts';
import rooms_couples_wanted from './rooms-couples-wanted.ts';
import rooms_couples_wanted_ways from './rooms-couples-wanted-ways.ts';
import type { Concern } from './concern.ts';
export const CONCERNS: readonly Concern[] = [
  ...apart_after,
  ...apart_again,
  ...apart_heal,
  ...apart_next,
  ...apart_shared,
  ...apart_why,
  ...apart_word,
  ...apart,
  ...asked_on,
  ...beside_love,
  ...betrothed,
  ...divorce,
  ...friends,
  ...hearts_hard,
  ...hearts_own,
  ...hearts_places,
  ...hearts_steps,
  ...hearts_who,
  ...hearts,
  ...household,
  ...kin,
  ...life,
  ...married,
  ...meeting_again,
  ...meeting_alone,
  ...meeting_arranged,
  ...meeting_dates,
  ...meeting_days,
  ...meeting_spouse,
  ...meeting_ways,
  ...meeting_whom,
  ...meeting,
  ...near_crush,
  ...near_oneself,
  ...near_ssum,
  ...offspring,
  ...oneself_ways,
  ...oneself,
  ...rooms_alone,
  ...rooms_anew,
  ...rooms_evening_hearts,
  ...rooms_evening_pairs,
  ...rooms_crush,
  ...rooms_crush_signs,
  ...rooms_crush_steps,
  ...rooms_crush_ways,
  ...rooms_evening,
  ...rooms_meetings,
  ...rooms_oneself_wanted,
  ...rooms_marriage,
  ...rooms_married,
  ...rooms_seasons,
  ...rooms_singles,
  ...rooms_ssum,
  ...rooms_ssum_cases,
  ...rooms_ssum_doubts,
  ...rooms_ssum_texts,
  ...rooms_parted_wanted,
  ...rooms_tied_wanted,
  ...rooms_parted_words,
  ...rooms_tied_families,
  ...rooms_wedding,
  ...rooms_whom,
  ...rooms_parted,
  ...rooms_parted_again,
  ...rooms_parted_heart,
  ...rooms_parted_round,
  ...rooms_parted_steps,
  ...signals_dates,
  ...signals_doubts,
  ...signals_silence,
  ...signals_steps,
  ...signals_texting,
  ...signals_traces,
  ...signals,
  ...signs,
  ...spouses,
  ...talk_comfort,
  ...talk_itself,
  ...talk_judged,
  ...talk_on,
  ...together_circumstances,
  ...together_crossroads,
  ...together_daily,
  ...together_in_trouble,
  ...together_quarrel,
  ...together,
  ...told_on,
  ...wed,
  ...wedding_families,
  ...wedding,
  ...work,
  ...rooms_couples,
  ...rooms_couples_quarrels,
  ...rooms_voices,
  ...rooms_hearts_wanted,
  ...rooms_voices_hearts,
  ...rooms_voices_tied,
  ...rooms_couples_ways,
  ...rooms_couples_ahead,
  ...rooms_couples_wanted,
  ...rooms_couples_wanted_ways,
];
