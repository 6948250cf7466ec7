import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#lib/paths.ts';
import { useAlert } from '#ui/use-alert.ts';

/** Says that something is bought already, or being bought, and offers the way to where it is. */
export function useToldBought(): (words: string) => Promise<void> {
  const { confirm } = useAlert();
  const navigate = useNavigate();
  return useCallback(
    async (words) => {
      const goes = await confirm(words, { confirmLabel: '다시보기로 가기', cancelLabel: '닫기' });
      if (goes) await navigate(paths.review());
    },
    [confirm, navigate],
  );
}
