import { ELEMENT_HANJA } from './elements.ts';

/** 납음오행 of the thirty pairs of pillars, 甲子·乙丑 first. */
const NAMES =
  '해중금海中金 노중화爐中火 대림목大林木 노방토路傍土 검봉금劍鋒金 산두화山頭火 간하수澗下水 성두토城頭土 백랍금白蠟金 ' +
  '양류목楊柳木 천중수泉中水 옥상토屋上土 벽력화霹靂火 송백목松柏木 장류수長流水 사중금沙中金 산하화山下火 평지목平地木 ' +
  '벽상토壁上土 금박금金箔金 복등화覆燈火 천하수天河水 대역토大驛土 차천금釵釧金 상자목桑柘木 대계수大溪水 사중토沙中土 ' +
  '천상화天上火 석류목石榴木 대해수大海水';

/** Korean and Hanja name and the element index of a pillar's 납음. */
export function napEumOf(pillar: number): { korean: string; hanja: string; element: number } {
  const name = NAMES.split(' ')[pillar >> 1] ?? '';
  return { korean: name.slice(0, 3), hanja: name.slice(3), element: ELEMENT_HANJA.indexOf(name.charAt(5)) };
}
