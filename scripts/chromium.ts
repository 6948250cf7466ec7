import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium as bundled } from '@playwright/test';

export interface FoundChromium {
  path: string;
  args: string[];
}

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Quiet and self-contained: no sandbox needed as root, nothing asked of the network at start. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A Chromium of this machine: `CHROMIUM_PATH`, the system's, or one Playwright fetched earlier. Null when there is none. */
export function findChromium(): FoundChromium | null {
  const named = process.env['CHROMIUM_PATH'];
  const path = [...(named ? [named] : []), ...CANDIDATES, bundled.executablePath()].find((file) =>
    existsSync(file),
  );
  return path === undefined ? null : { path, args: ARGUMENTS };
}

/** On Debian as root, gets a Chromium with Korean fonts from the distribution. Elsewhere does nothing. */
export function installChromium(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false;
  process.stdout.write('Chromium was not found; installing it with apt-get …\n');
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    return true;
  } catch {
    return false;
  }
}
