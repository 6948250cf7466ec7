import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { chancesOf, createFaultPlan, faultSchema } from '#kit/faults.ts';
import { seededRandom } from '#kit/random.ts';
import { runStandalone } from '#kit/run-standalone.ts';
import { createTossSandbox } from '#toss/app.ts';
import { tossOperations } from '#toss/options.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4102' },
    host: { type: 'string', default: '127.0.0.1' },
    state: { type: 'string' },
    'secret-key': { type: 'string', default: 'test_sk_sandbox' },
    'client-key': { type: 'string', default: 'test_ck_sandbox' },
    webhook: { type: 'string' },
    'webhook-minute': { type: 'string', default: '60000' },
    faults: { type: 'string', default: '{}' },
    seed: { type: 'string', default: '1' },
  },
});

// A stand-in started again after a crash must not meet the same faults in the same order, or it would never get past them.
const age = values.state === undefined ? 0 : (statSync(values.state, { throwIfNoEntry: false })?.size ?? 0);
const odds = z.partialRecord(z.enum(tossOperations), chancesOf(faultSchema)).parse(JSON.parse(values.faults));

runStandalone({
  name: 'toss',
  port: Number(values.port),
  host: values.host,
  app: createTossSandbox({
    secretKey: values['secret-key'],
    clientKey: values['client-key'],
    stateFile: values.state,
    webhookUrl: values.webhook,
    webhookMinute: Number(values['webhook-minute']),
    faults: createFaultPlan({ random: seededRandom(Number(values.seed) + age), odds }),
    controls: true,
  }),
});
