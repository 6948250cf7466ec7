export const HELP = `reading: readings of the shop's contents, by the built-in writer

  npm run -s reading -- --content 1 < births.ndjson
      one JSON line for each birth: {contentId, chapters: [{title, markdown, facts}], markdown}
  npm run -s reading -- --content 29 --cards '[{"number":6,"direction":"UPRIGHT"}, …]' --gender FEMALE
      one JSON line for the drawn cards
  npm run -s reading -- --content 1 --birthday 19940312 --time 0724 --sexType FEMALE
      one birth given by flags

  --content   the content's id
  --on        the Korean day it is written on, YYYYMMDD; default today
  --cards     drawn cards, in order: number 0..77, direction UPRIGHT or REVERSED
  --gender    FEMALE (default) or MALE, with --cards

A birth has the keys of the chart engine: birthday, time, calendarType, leapMonth, sexType, longitude, timeZone …; an
\`id\` comes back, an \`on\` of its own wins over the flag. A line that cannot be read is answered with {contentId, error}.
`;
