/** Speed, as ratios inside one run against a named peer or limit. Noisy machines move all figures alike. */
import { benchMotion } from '../bench/motion.ts';
import { benchChat } from '../bench/chat.ts';
import { benchFirstLoad } from '../bench/first-load.ts';
import { benchHttp } from '../bench/http.ts';
import { benchCharts } from '../packages/saju/bench/charts.ts';
import { benchReadings } from '../packages/reading/bench/readings.ts';
import { printTable } from '../bench/table.ts';
import { startShop } from '../e2e/start-shop.ts';
import { mustRun } from './run.ts';

await mustRun('node', ['scripts/build.ts']);
const charts = benchCharts();
printTable('Charts a second, one core', charts);
const readings = benchReadings();
printTable('Readings', readings);
const chat = await benchChat();
printTable('Chat', chat);
const shop = await startShop();
try {
  const http = await benchHttp(shop);
  printTable('Requests a second', http);
  const firstLoad = await benchFirstLoad(shop);
  printTable('First load', firstLoad);
  const motion = await benchMotion(shop);
  printTable('Motion', motion);
  if ([...charts, ...readings, ...chat, ...http, ...firstLoad, ...motion].some((row) => !row.holds))
    process.exitCode = 1;
} finally {
  await shop.discard();
}
