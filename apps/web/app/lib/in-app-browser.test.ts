import { describe, expect, test } from 'vitest';
import { inAppBrowser } from './in-app-browser.ts';

const HERE = 'https://wolha.example/payment?fortuneContentId=5';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; SM-S921N; wv) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

describe('a browser inside of an app', () => {
  test.each([
    [
      `${ANDROID} KAKAOTALK/25.8.0`,
      '카카오톡',
      `kakaotalk://web/openExternal?url=${encodeURIComponent(HERE)}`,
    ],
    [
      `${IPHONE} KAKAOTALK 25.8.0`,
      '카카오톡',
      `kakaotalk://web/openExternal?url=${encodeURIComponent(HERE)}`,
    ],
    [`${IPHONE} Line/14.1.0`, '라인', `${HERE}&openExternalBrowser=1`],
    [
      `${ANDROID} Instagram 350.0.0`,
      '인스타그램',
      'intent://wolha.example/payment?fortuneContentId=5#Intent;scheme=https;package=com.android.chrome;end',
    ],
    [`${IPHONE} Instagram 350.0.0`, '인스타그램', null],
    [`${IPHONE} [FBAN/FBIOS;FBAV/480.0]`, '페이스북', null],
    [`${IPHONE} NAVER(inapp; search; 1000; 12.9.1)`, '네이버', null],
  ])('is told by “%s”', (userAgent, app, wayOut) => {
    expect(inAppBrowser(userAgent, HERE)).toEqual({ app, wayOut });
  });

  test('is not taken for one that stands alone', () => {
    for (const alone of [`${IPHONE} Version/18.0 Safari/604.1`, ANDROID.replace('; wv', ''), 'KAKAO']) {
      expect(inAppBrowser(alone, HERE)).toBe(null);
    }
  });
});
