/**
 * One chart in 75 integers. Runs of four go by seat (year, month, day, hour; -1 in the hour's place when it is
 * unknown), runs of six by `SEAT_PAIRS`. Names of the indexes are in the tables of src/craft.
 */
export const SLOT = {
  /** Pillar index 0..59 by seat. */
  pillars: 0,
  /** Ten god 0..9 of each stem (the day stem's own is 0) and of each branch by its main hidden stem. */
  stemGods: 4,
  branchGods: 8,
  /** Ten gods of the hidden stems, three by seat; the second is -1 where there are two. */
  hiddenGods: 12,
  /** 십이운성 of the day stem, 0..11. */
  stages: 24,
  /** First of the two void branches; then a bit for each seat that stands on one. */
  voidBranch: 28,
  voidSeats: 29,
  /** Characters by element; then stems and every hidden stem by element. */
  visible: 30,
  withHidden: 35,
  /** Ten-thousandths; label 0 신약, 1 중화, 2 신강; bits 1 득령, 2 득지, 4 득시, 8 득세. */
  score: 40,
  label: 41,
  deuk: 42,
  /** 억부: group 0..4 and element; 조후: element of the season or -1, and first stem of the table. */
  eokbuGroup: 43,
  eokbuElement: 44,
  season: 45,
  johuStem: 46,
  /** Bits of relation kinds between two seats, stems and branches together; then bits of the triples present. */
  pairs: 47,
  triples: 53,
  /** Bits of stars by seat: by the day branch; on the stem by the month branch; all others. */
  dayBranchStars: 54,
  stemStars: 58,
  stars: 62,
  /** 대운: 1 forward; 대운수; years, months, days and whole seconds to its start. */
  forward: 66,
  startAge: 67,
  startYears: 68,
  startMonths: 69,
  startDays: 70,
  termDistance: 71,
  /** Seconds since the 절 that opened the month and to the one that closes it; the month's ordinal. */
  sinceTerm: 72,
  untilTerm: 73,
  monthOrdinal: 74,
} as const;

/** Integers taken by one chart. */
export const CHART_SLOTS = 75;
