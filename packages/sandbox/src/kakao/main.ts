import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createKakaoSandbox } from '#kakao/app.ts';
import { kakaoOperations } from '#kakao/options.ts';
import { chancesOf, createFaultPlan, faultSchema } from '#kit/faults.ts';
import { seededRandom } from '#kit/random.ts';
import { runStandalone } from '#kit/run-standalone.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4101' },
    host: { type: 'string', default: '127.0.0.1' },
    state: { type: 'string' },
    'client-id': { type: 'string', default: 'sandbox-rest-api-key' },
    'client-secret': { type: 'string', default: 'sandbox-client-secret' },
    'admin-key': { type: 'string', default: 'sandbox-admin-key' },
    redirect: { type: 'string', multiple: true, default: [] },
    'unlink-webhook': { type: 'string' },
    faults: { type: 'string', default: '{}' },
    seed: { type: 'string', default: '1' },
  },
});

const odds = z
  .partialRecord(z.enum(kakaoOperations), chancesOf(faultSchema))
  .parse(JSON.parse(values.faults));

runStandalone({
  name: 'kakao',
  port: Number(values.port),
  host: values.host,
  app: createKakaoSandbox({
    clientId: values['client-id'],
    clientSecret: values['client-secret'],
    adminKey: values['admin-key'],
    isRedirectAllowed: (address) => values.redirect.includes(address),
    unlinkWebhookUrl: values['unlink-webhook'],
    stateFile: values.state,
    faults: createFaultPlan({ random: seededRandom(Number(values.seed)), odds }),
    controls: true,
  }),
});
