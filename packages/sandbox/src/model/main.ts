import { parseArgs } from 'node:util';
import { chancesOf } from '#kit/faults.ts';
import { seededRandom } from '#kit/random.ts';
import { runStandalone } from '#kit/run-standalone.ts';
import { createModelSandbox } from '#model/app.ts';
import { behaviourSchema, createBehaviourPlan } from '#model/behaviour.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4103' },
    host: { type: 'string', default: '127.0.0.1' },
    'api-key': { type: 'string', default: 'sandbox-model-key' },
    model: { type: 'string', multiple: true, default: ['sandbox-1'] },
    behaviour: { type: 'string', default: '{}' },
    chances: { type: 'string', default: '[]' },
    seed: { type: 'string', default: '1' },
  },
});

const plan = createBehaviourPlan({
  random: seededRandom(Number(values.seed)),
  odds: { chat: chancesOf(behaviourSchema).parse(JSON.parse(values.chances)) },
});
const behaviour = behaviourSchema.parse(JSON.parse(values.behaviour));
if (Object.keys(behaviour).length > 0) plan.always('chat', behaviour);

runStandalone({
  name: 'model',
  port: Number(values.port),
  host: values.host,
  app: createModelSandbox({
    apiKey: values['api-key'],
    models: values.model,
    behaviour: plan,
    controls: true,
  }),
});
