import { folded, hasAny, roots } from './fold.ts';

/** The stretch of time a question names, as it is counted from the day asked about. */
export type Scope =
  | { kind: 'none' }
  | { kind: 'day'; after: number }
  | { kind: 'date'; year: number | null; month: number; day: number }
  /** 0 is Sunday; `week` counts weeks from the one that runs, null is the next such day. */
  | { kind: 'weekday'; weekday: number; week: number | null }
  | { kind: 'week'; after: number }
  | { kind: 'month'; after: number }
  | { kind: 'named-month'; month: number; year: number | null; nextYear: boolean }
  | { kind: 'season'; months: readonly number[]; nextYear: boolean }
  /** Until a date: 크리스마스 전에. */
  | { kind: 'until'; year: number | null; month: number; day: number }
  | { kind: 'year'; after: number }
  | { kind: 'named-year'; year: number };

const WORDS: readonly (readonly [readonly string[], Scope])[] = [
  [roots('내후년'), { kind: 'year', after: 2 }],
  [roots('다다음달'), { kind: 'month', after: 2 }],
  [roots('다음달 담달 다음월'), { kind: 'month', after: 1 }],
  [roots('이번달 이달 요번달 이번월 이번딸'), { kind: 'month', after: 0 }],
  [roots('다다음주'), { kind: 'week', after: 2 }],
  [roots('담주 다음주 차주'), { kind: 'week', after: 1 }],
  [roots('이번주 요번주 일주일안 일주일내 며칠안 금주'), { kind: 'week', after: 0 }],
  [roots('글피'), { kind: 'day', after: 3 }],
  [roots('모레 낼모레'), { kind: 'day', after: 2 }],
  [roots('내일'), { kind: 'day', after: 1 }],
  [roots('오늘 지금당장 당장 today'), { kind: 'day', after: 0 }],
  [roots('내년상반기'), { kind: 'season', months: [2, 3, 4, 5, 6, 7], nextYear: true }],
  [roots('내년하반기'), { kind: 'season', months: [8, 9, 10, 11, 12], nextYear: true }],
  [roots('내년 명년 다음해 nextyear'), { kind: 'year', after: 1 }],
  [roots('올해 금년 연내 연말 하반기 상반기 이번해 thisyear'), { kind: 'year', after: 0 }],
];

const SOON: readonly (readonly [readonly string[], number])[] = [
  [roots('하루뒤 하루후'), 1],
  [roots('이틀뒤 이틀후'), 2],
  [roots('사흘뒤 사흘후'), 3],
  [roots('나흘뒤 나흘후'), 4],
  [roots('일주일뒤 일주일후 일주뒤'), 7],
  [roots('열흘뒤 열흘후'), 10],
  [roots('보름뒤 보름후'), 15],
  [roots('한달뒤 한달후'), 30],
];

const SEASONS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/봄(?!여)(?=$|[^가-힣]|에|이(?!라|가|랑)|쯤|엔|은|까지|되|날|운|연애|전)/u, [3, 4, 5]],
  [/여름/u, [6, 7, 8]],
  [/가을/u, [9, 10, 11]],
  [/겨울/u, [12, 1, 2]],
  [/추석|한가위/u, [9, 10]],
  [/설날|구정|설(?=에|전|까지|쯤|엔|\s)/u, [1, 2]],
];

/** Told of what was, not asked of what comes. */
const GONE = /(작년|지난해?|저번|그때|재작년|했던|만났던|헤어진)\s?$/u;

const FEASTS: readonly (readonly [RegExp, number, number])[] = [
  [/(크리스마스|성탄절|크리스마스\s?)\s?이브/u, 12, 24],
  [/크리스마스|성탄절|크리스마스|클스마스/u, 12, 25],
  [/발렌타인|밸런타인/u, 2, 14],
  [/화이트\s?데이/u, 3, 14],
  [/빼빼로\s?데이/u, 11, 11],
  [/할로윈|핼러윈/u, 10, 31],
  [/새해\s?첫날|신정/u, 1, 1],
];

const WEEKDAYS = '일월화수목금토';
const BEFORE = /^[^.?!]{0,4}(전에|전까지|전엔|까지|안에|이전에)/u;

/** `12월 24일`, `12/24`, a feast: the first that is named. */
function dateIn(text: string): { scope: Scope; rest: string } | null {
  const named =
    /(?:(20\d\d)\s*년\s*)?(?<!\d)(1[0-2]|[1-9])\s*[월/]\s*(3[01]|[12]\d|[1-9])(?:\s*일|(?![\d월개주]))/u.exec(
      text,
    );
  if (named) {
    const [whole, year, month, day] = named;
    const date = { year: year ? Number(year) : null, month: Number(month), day: Number(day) };
    return { scope: { kind: 'date', ...date }, rest: text.slice(named.index + whole.length) };
  }
  for (const [feast, month, day] of FEASTS) {
    const found = feast.exec(text);
    if (found)
      return {
        scope: { kind: 'date', year: null, month, day },
        rest: text.slice(found.index + found[0].length),
      };
  }
  return null;
}

function weekdayIn(text: string): Scope | null {
  const named =
    /(다다음\s?주|다음\s?주|담\s?주|차주|이번\s?주|요번\s?주|이번|다음|담|오는|돌아오는)?\s*([일월화수목금토])요일/u.exec(
      text,
    );
  const weekend = /(다음\s?주|담\s?주|다음|담|이번\s?주|이번|요번)?\s*주말/u.exec(text);
  if (!named && !weekend) return null;
  const when = named?.[1] ?? weekend?.[1] ?? '';
  const weekday = named ? WEEKDAYS.indexOf(named[2] ?? '') : 6;
  const week = /^다다음/u.test(when) ? 2 : /^(다음|담|차)/u.test(when) ? 1 : /주/u.test(when) ? 0 : null;
  return { kind: 'weekday', weekday, week };
}

/** Marks a habit, not a day: 주말마다, 주말에도. */
const HABIT = /(주말|요일)(마다|에도|에만|이면|부부|엔\s?(늘|항상|꼭))/u;

function seasonIn(text: string): Scope | null {
  for (const [season, months] of SEASONS) {
    const found = season.exec(text);
    if (found && !GONE.test(text.slice(0, found.index)))
      return { kind: 'season', months, nextYear: /내년|명년/u.test(text) };
  }
  return null;
}

/** What time is asked about; dates win over days of the week, those over months, those over years. */
export function scopeOf(question: string): Scope {
  const dated = dateIn(question);
  if (dated) {
    const { scope, rest } = dated;
    return scope.kind === 'date' && BEFORE.test(rest) ? { ...scope, kind: 'until' } : scope;
  }
  const weekday = HABIT.test(question) ? null : weekdayIn(question);
  if (weekday) return weekday;
  const year = /(20\d\d)\s*년/u.exec(question)?.[1];
  const month = /(?<!\d)(1[0-2]|[1-9])\s*월(?!요)/u.exec(question)?.[1];
  const flat = folded(question);
  if (month)
    return {
      kind: 'named-month',
      month: Number(month),
      year: year ? Number(year) : null,
      nextYear: hasAny(flat, roots('내년')),
    };
  if (year) return { kind: 'named-year', year: Number(year) };
  const after = /(?<!\d)(\d{1,2})\s*(일|주|달|개월)\s*(뒤|후)(?!로)/u.exec(question);
  if (after) {
    const count = Number(after[1]);
    if (after[2] === '일') return { kind: 'day', after: count };
    return after[2] === '주' ? { kind: 'week', after: count } : { kind: 'month', after: count };
  }
  if (/(?<![가-힣])낼(?=\s|도|은|부터|$)/u.test(question)) return { kind: 'day', after: 1 };
  const soon = SOON.find(([words]) => hasAny(flat, words))?.[1];
  if (soon !== undefined) return { kind: 'day', after: soon };
  return seasonIn(question) ?? WORDS.find(([words]) => hasAny(flat, words))?.[1] ?? { kind: 'none' };
}
