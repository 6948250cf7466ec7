import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { ServiceType } from '@wolha/contract';
import { paths } from '#lib/paths.ts';
import { useAlert } from '#ui/use-alert.ts';

/** Says that something is bought already, or being bought, and offers the way to where it is; `service` where that is known. */
export function useToldBought(service?: ServiceType): (words: string) => Promise<void> {
  const { confirm } = useAlert();
  const navigate = useNavigate();
  return useCallback(
    async (words) => {
      const goes = await confirm(words, { confirmLabel: '다시보기로 가기', cancelLabel: '닫기' });
      if (goes) await navigate(service ? paths.bought(service) : paths.review());
    },
    [confirm, navigate, service],
  );
}
