import type { Scene } from '#cards/frame/frame.ts';
import * as beginnings from '#cards/majors/setting-out.ts';
import * as bonds from '#cards/majors/bonds.ts';
import * as trials from '#cards/majors/trials.ts';
import * as turnings from '#cards/majors/turnings.ts';
import * as lights from '#cards/majors/lights.ts';
import * as wandsToFive from '#cards/wands/ace-to-five.ts';
import * as wandsToTen from '#cards/wands/six-to-ten.ts';
import * as wandCourts from '#cards/wands/courts.ts';
import * as cupsToFive from '#cards/cups/ace-to-five.ts';
import * as cupsToTen from '#cards/cups/six-to-ten.ts';
import * as cupCourts from '#cards/cups/courts.ts';
import * as swordsToFive from '#cards/swords/ace-to-five.ts';
import * as swordsToTen from '#cards/swords/six-to-ten.ts';
import * as swordCourts from '#cards/swords/courts.ts';
import * as pentaclesToFive from '#cards/pentacles/ace-to-five.ts';
import * as pentaclesToTen from '#cards/pentacles/six-to-ten.ts';
import * as pentacleCourts from '#cards/pentacles/courts.ts';

/** The scene of every face, in the order of the deck (face ids 0–77). */
export const SCENES: readonly Scene[] = [
  beginnings.fool,
  beginnings.magician,
  beginnings.highPriestess,
  beginnings.empress,
  beginnings.emperor,
  bonds.hierophant,
  bonds.lovers,
  bonds.chariot,
  bonds.strength,
  trials.hermit,
  trials.wheelOfFortune,
  trials.justice,
  trials.hangedMan,
  trials.death,
  turnings.temperance,
  turnings.devil,
  turnings.tower,
  turnings.star,
  lights.moon,
  lights.sun,
  lights.judgement,
  lights.world,

  wandsToFive.wandAce,
  wandsToFive.wandTwo,
  wandsToFive.wandThree,
  wandsToFive.wandFour,
  wandsToFive.wandFive,
  wandsToTen.wandSix,
  wandsToTen.wandSeven,
  wandsToTen.wandEight,
  wandsToTen.wandNine,
  wandsToTen.wandTen,
  wandCourts.wandPage,
  wandCourts.wandKnight,
  wandCourts.wandQueen,
  wandCourts.wandKing,

  cupsToFive.cupAce,
  cupsToFive.cupTwo,
  cupsToFive.cupThree,
  cupsToFive.cupFour,
  cupsToFive.cupFive,
  cupsToTen.cupSix,
  cupsToTen.cupSeven,
  cupsToTen.cupEight,
  cupsToTen.cupNine,
  cupsToTen.cupTen,
  cupCourts.cupPage,
  cupCourts.cupKnight,
  cupCourts.cupQueen,
  cupCourts.cupKing,

  swordsToFive.swordAce,
  swordsToFive.swordTwo,
  swordsToFive.swordThree,
  swordsToFive.swordFour,
  swordsToFive.swordFive,
  swordsToTen.swordSix,
  swordsToTen.swordSeven,
  swordsToTen.swordEight,
  swordsToTen.swordNine,
  swordsToTen.swordTen,
  swordCourts.swordPage,
  swordCourts.swordKnight,
  swordCourts.swordQueen,
  swordCourts.swordKing,

  pentaclesToFive.pentacleAce,
  pentaclesToFive.pentacleTwo,
  pentaclesToFive.pentacleThree,
  pentaclesToFive.pentacleFour,
  pentaclesToFive.pentacleFive,
  pentaclesToTen.pentacleSix,
  pentaclesToTen.pentacleSeven,
  pentaclesToTen.pentacleEight,
  pentaclesToTen.pentacleNine,
  pentaclesToTen.pentacleTen,
  pentacleCourts.pentaclePage,
  pentacleCourts.pentacleKnight,
  pentacleCourts.pentacleQueen,
  pentacleCourts.pentacleKing,
];
