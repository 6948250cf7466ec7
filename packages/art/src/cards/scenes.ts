import type { Scene } from '#cards/frame/frame.ts';
import * as beginnings from '#cards/majors/setting-out.ts';
import * as bonds from '#cards/majors/bonds.ts';
import * as trials from '#cards/majors/trials.ts';
import * as turnings from '#cards/majors/turnings.ts';
import * as lights from '#cards/majors/lights.ts';
import * as wandPips from '#cards/wands/pips.ts';
import * as wandCourts from '#cards/wands/courts.ts';
import * as cupPips from '#cards/cups/pips.ts';
import * as cupCourts from '#cards/cups/courts.ts';
import * as swordPips from '#cards/swords/pips.ts';
import * as swordCourts from '#cards/swords/courts.ts';
import * as pentaclePips from '#cards/pentacles/pips.ts';
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

  wandPips.wandAce,
  wandPips.wandTwo,
  wandPips.wandThree,
  wandPips.wandFour,
  wandPips.wandFive,
  wandPips.wandSix,
  wandPips.wandSeven,
  wandPips.wandEight,
  wandPips.wandNine,
  wandPips.wandTen,
  wandCourts.wandPage,
  wandCourts.wandKnight,
  wandCourts.wandQueen,
  wandCourts.wandKing,

  cupPips.cupAce,
  cupPips.cupTwo,
  cupPips.cupThree,
  cupPips.cupFour,
  cupPips.cupFive,
  cupPips.cupSix,
  cupPips.cupSeven,
  cupPips.cupEight,
  cupPips.cupNine,
  cupPips.cupTen,
  cupCourts.cupPage,
  cupCourts.cupKnight,
  cupCourts.cupQueen,
  cupCourts.cupKing,

  swordPips.swordAce,
  swordPips.swordTwo,
  swordPips.swordThree,
  swordPips.swordFour,
  swordPips.swordFive,
  swordPips.swordSix,
  swordPips.swordSeven,
  swordPips.swordEight,
  swordPips.swordNine,
  swordPips.swordTen,
  swordCourts.swordPage,
  swordCourts.swordKnight,
  swordCourts.swordQueen,
  swordCourts.swordKing,

  pentaclePips.pentacleAce,
  pentaclePips.pentacleTwo,
  pentaclePips.pentacleThree,
  pentaclePips.pentacleFour,
  pentaclePips.pentacleFive,
  pentaclePips.pentacleSix,
  pentaclePips.pentacleSeven,
  pentaclePips.pentacleEight,
  pentaclePips.pentacleNine,
  pentaclePips.pentacleTen,
  pentacleCourts.pentaclePage,
  pentacleCourts.pentacleKnight,
  pentacleCourts.pentacleQueen,
  pentacleCourts.pentacleKing,
];
