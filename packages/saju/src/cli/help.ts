export const HELP = `saju: Korean four-pillar charts

  npm run -s saju < births.ndjson            one JSON line for each input line, in order
  npm run -s saju -- --birthday 19900520 --time 1430 --sexType FEMALE
                                             one chart as a table
  npm run -s saju -- terms 1984              that year's 24 solar terms, NDJSON {name, longitude, utc}
  npm run -s saju -- --help

Input keys (flags of the same names: --birthday 19900520)
  birthday      eight digits, 1900-01-01..2100-12-31
  time          four digits 0000..2359, or null when unknown
  calendarType  SOLAR (default) | LUNAR, the Korean lunar calendar
  leapMonth     true for a leap month (윤달) of LUNAR; default false
  sexType       FEMALE | MALE; without it there is no 대운
  longitude     degrees east; default 126.978, Seoul
  timeZone      IANA zone of the stated clock; default Asia/Seoul
  clock         which clock gives day and hour; year and month turn at the instants of the terms in any case
                  local-mean (default)  mean solar time of the longitude
                  civil                 the wall clock as it was worn, summer time included
                  fixed-127.5           mean solar time of 127.5°E
                  true-solar            local-mean with the equation of time
                  utc+9                 the date and time given are UTC+9 themselves, no zone history
  dayTurn       jasi (default)  the day turns at 23:00
                split           야자시: it turns at 00:00, the hour stem is the next day's from 23:00
                midnight        it turns at 00:00, and the hour stem with it
  on            eight digits: the day for 대운, 세운, 월운 and 일운 (table: default today)

Output keys
  pillars       {year, month, day, hour} two Hanja each; hour null when the time is unknown
  solar, lunar  the birthday in both calendars
  seats         by pillar: tenGods [stem, branch], hiddenStems, twelveStage, napEum, void
  void          the two void branches (공망)
  elements      {visible, withHidden} counts
  strength      score 0..1, label, 득령 득지 득시 득세
  usefulGod     eokbu (억부), its group and adverse element; season and johu (조후)
  relations     {kind, seats, element}
  stars         {star, seat, layer}
  decadeLuck    {forward, startAge, start [years, months, days], startInstant, approximate, pillars}
  applied       what was done to the stated time, with notes on skipped and repeated clock times
  boundaries    {term, hour, day}: minutes from the nearest edge (negative: ahead), what flips, the other chart
  on            {date, decade, year, month, day} pillars of that day's luck, when asked for
  error         {code, field, message} instead of all of these
`;
