import { expect, test } from 'vitest';
import { bundleSize } from '../scripts/bundle-size.ts';

const BAR = 25 * 1024;

test('the whole package takes at most 25 KB gzip, and a form only what it uses', async () => {
  const whole = await bundleSize(
    "export * from '@wolha/saju'; export * from '@wolha/saju/core'; export * from '@wolha/saju/calendar';",
  );
  const form = await bundleSize("export { leapMonthOf, lunarMonthDays } from '@wolha/saju/calendar';");
  expect(whole.gzip).toBeLessThanOrEqual(BAR);
  expect(form.gzip).toBeLessThanOrEqual(1024);
});
