import { analyzeChart } from '@wolha/saju';
import { randomBirths } from '#checks/random-births.ts';
import { featuresOf } from '#verdicts/features.ts';
import * as love from '#verdicts/love.ts';

/** Prints mean and spread of every leaning over random charts, as they stand in verdicts/love.ts. */
const SEED = 20261121;
const features = randomBirths(SEED, 4000).map((birth) => featuresOf(analyzeChart(birth)));

for (const [name, leanings] of Object.entries(love)) {
  for (const { value, score } of leanings) {
    const scores = features.map(score);
    const mean = scores.reduce((sum, x) => sum + x, 0) / scores.length;
    const spread = Math.sqrt(scores.reduce((sum, x) => sum + (x - mean) ** 2, 0) / scores.length);
    process.stdout.write(`${name} ${value} mean: ${mean.toFixed(3)}, spread: ${spread.toFixed(3)}\n`);
  }
}
