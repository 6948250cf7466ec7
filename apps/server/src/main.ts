import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { deserialize } from 'node:v8';
import { prepareAdviser } from '@wolha/reading';
import { ConfigError, readConfig, type Config } from '#platform/config.ts';
import { ContentFilesError } from '#catalogue/content-files/problem.ts';
import { DirectoryInUseError } from '#platform/database/directory-lock.ts';
import { safeError } from '#platform/http/failure.ts';
import { createLogger } from '#platform/logging.ts';
import { openShop } from './open-shop.ts';

const OLDEST_NODE = 22;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function refuse(message: string): never {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(1);
}

function readConfigOrRefuse(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) refuse(error.message);
    throw error;
  }
}

function explainStart(error: unknown, config: Config): never {
  if (error instanceof DirectoryInUseError) {
    refuse(
      `${config.dataDirectory} 폴더를 다른 월하가 이미 쓰고 있습니다. 그쪽을 먼저 멈추거나 DATA_DIR을 바꿔 주세요.`,
    );
  }
  if (error instanceof ContentFilesError) refuse(`content 폴더를 확인해 주세요.\n${error.message}`);
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    refuse(`${config.port}번 포트를 다른 프로그램이 쓰고 있습니다. PORT를 바꿔 다시 시작해 주세요.`);
  }
  throw error;
}

function announce(config: Config, port: number | null): void {
  if (port === null) {
    say('월하 작업 프로세스가 열렸습니다.');
    return;
  }
  const host = isIP(config.host) && config.host !== '0.0.0.0' ? config.host : 'localhost';
  say(`\n  월하가 열렸습니다  →  ${config.publicOrigin ?? `http://${host}:${port}`}\n`);
  if (config.databaseUrl === null) {
    say(
      `  내장 데이터베이스를 씁니다 (${config.dataDirectory}). 프로그램이 죽어도 기록은 남지만, 전원이 끊기면`,
    );
    say(
      '  마지막 몇 초를 잃을 수 있습니다. 실제로 돈을 받는 곳에서는 DATABASE_URL에 PostgreSQL을 정해 주세요.',
    );
  }
  if (config.kakao === null) say('  카카오 키가 없어 로그인은 연습용 화면으로 이어집니다.');
  if (config.toss === null)
    say('  토스페이먼츠 키가 없어 결제는 연습용 카드 창으로 이어집니다. 돈은 오가지 않습니다.');
  say('');
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  refuse(
    `Node.js ${OLDEST_NODE} 이상이 필요합니다 (지금은 ${process.version}). 리눅스에서는 npm ci가 맞는 판을 함께 설치합니다.`,
  );
}
const config = readConfigOrRefuse();
const log = createLogger(config);
// What the adviser has to learn it knows before anybody can ask: from the build, or it learns it now.
const kept = new URL('adviser.bin', import.meta.url);
prepareAdviser(existsSync(kept) ? deserialize(readFileSync(kept)) : undefined);
const shop = await openShop({ config, log }).catch((error: unknown) => explainStart(error, config));
announce(config, shop.port);

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  await shop.close();
  process.exit(0);
}
process.on('SIGINT', (signal) => void stop(signal));
process.on('SIGTERM', (signal) => void stop(signal));
process.on('unhandledRejection', (error) => log.error({ error: safeError(error) }, 'unhandled rejection'));
