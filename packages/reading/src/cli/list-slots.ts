import { analyzeChart } from '@wolha/saju';
import { portraitOf } from '#saju/portrait.ts';
import { decadeSlots, monthSlots, slotsOf, yearSlots, type Slots } from '#saju/slots.ts';

/** Prints every slot of a sample birth (or of `--birthday` and so on, as JSON) with the fact it cites. */
const [given] = process.argv.slice(2);
const birth = given
  ? (JSON.parse(given) as Parameters<typeof analyzeChart>[0])
  : { birthday: '19940312', time: '0724', sexType: 'FEMALE' as const };
const portrait = portraitOf(analyzeChart(birth), '20261121');

const print = (title: string, slots: Slots) => {
  process.stdout.write(`\n${title}\n`);
  for (const [name, { text, fact }] of slots) {
    process.stdout.write(
      `  ${name.padEnd(20)} ${text}${fact ? `   [${fact.basis.join(' ')}: ${fact.seat}, ${fact.evidence}]` : ''}\n`,
    );
  }
};

print('everywhere', slotsOf(portrait));
const [month] = portrait.verdicts.months;
const [year] = portrait.verdicts.years;
if (month) print('in month parts', monthSlots(month, 3));
if (year) print('in year parts', yearSlots(year));
if (portrait.luck.decade) print('in decade parts', decadeSlots(portrait.luck.decade));
process.stdout.write(`\ntraits\n  ${JSON.stringify(portrait.traits)}\n`);
