import { describe, expect, test } from 'vitest';
import { contentDirectory } from '#platform/paths.ts';
import { readContentDirectory } from './content-files/read-content-directory.ts';
import { rulesPage, type RulesPorts } from './rules-page.ts';

const nobody = {
  name: null,
  owner: null,
  address: null,
  phone: null,
  email: null,
  registrationNumber: null,
  mailOrderNumber: null,
  hosting: null,
};
const ports: RulesPorts = {
  pages: readContentDirectory(contentDirectory).pages,
  business: nobody,
  inquiryUrl: null,
  credits: { perMessage: 1, validity: '1년', freePerDay: 3 },
  model: null,
};
const policy = (model: RulesPorts['model']): string =>
  rulesPage({ ...ports, model }, 'privacy', 'https://wolha.example').markdown;

describe('the privacy policy', () => {
  test('of a house that writes everything itself sends nothing abroad', () => {
    expect(policy(null)).toContain('글을 쓰려고 개인정보를 나라 밖으로 보내지 않습니다');
    expect(policy(null)).not.toContain('인공지능 모델이 쓴 글');
  });

  test('names who runs the model, where, and for how long it keeps what it is sent', () => {
    const text = policy({
      name: '모델 회사',
      country: '미국',
      contact: 'privacy@model.example',
      retention: '30일',
    });
    for (const fact of ['모델 회사 (privacy@model.example)', '| 나라 | 미국 |', '| 보유 기간 | 30일 |']) {
      expect(text).toContain(fact);
    }
    expect(text).toContain('인공지능 모델이 쓴 글에는 그 사실을 화면에 표시합니다');
    expect(text).not.toContain('보내지 않습니다.\n\n## 7');
  });
});
