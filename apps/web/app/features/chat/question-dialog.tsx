import { useEffect, useState } from 'react';
import { ApiError } from '@wolha/contract/client';
import { api } from '#lib/api.ts';
import type { Overlay } from '#lib/overlay.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Loading, TextSkeleton } from '#ui/skeleton.tsx';

export interface QuestionCategory {
  id: number;
  name: string;
}

interface QuestionDialogProps {
  overlay: Overlay;
  /** The adviser's own first. */
  categories: readonly QuestionCategory[];
  onPick: (question: string) => void;
}

/** What readers ask about, and the questions of each. */
export function QuestionDialog({ overlay, categories, onPick }: QuestionDialogProps) {
  const [chosen, setChosen] = useState(categories[0]?.id ?? null);
  const { questions, retry } = useQuestions(overlay.isOpen ? chosen : null);
  return (
    <Dialog overlay={overlay} title="무엇이 궁금하세요?" serif>
      <div role="group" aria-label="분야" className="flex flex-wrap gap-2">
        {categories.map(({ id, name }) => (
          <Chip key={id} selected={id === chosen} onClick={() => setChosen(id)}>
            {name}
          </Chip>
        ))}
      </div>
      <div className="mt-4 min-h-80" aria-live="polite">
        {questions === 'loading' ? (
          <div className="pt-4">
            <Loading>
              <TextSkeleton lines={6} />
            </Loading>
          </div>
        ) : questions === 'failed' ? (
          <div className="grid justify-items-center gap-4 py-12 text-md text-ink-700">
            질문을 불러오지 못했습니다.
            <Button variant="secondary" size="medium" onClick={retry}>
              다시 불러오기
            </Button>
          </div>
        ) : (
          questions.map((question) => (
            <ListRow key={question} onClick={() => onPick(question)}>
              {question}
            </ListRow>
          ))
        )}
      </div>
    </Dialog>
  );
}

type Questions = readonly string[] | 'loading' | 'failed';

/** A category's questions, each category asked for once. */
function useQuestions(categoryId: number | null): { questions: Questions; retry: () => void } {
  const [known, setKnown] = useState<ReadonlyMap<number, readonly string[] | 'failed'>>(new Map());
  const isKnown = categoryId === null || known.has(categoryId);
  useEffect(() => {
    if (isKnown || categoryId === null) return;
    let isStale = false;
    const keep = (questions: readonly string[] | 'failed'): void => {
      if (!isStale) setKnown((others) => new Map([...others, [categoryId, questions]]));
    };
    api('GET /v1/categories/{id}/questions', { params: { id: categoryId } }).then(
      ({ questionList }) => keep(questionList.map(({ name }) => name)),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        keep('failed');
      },
    );
    return () => {
      isStale = true;
    };
  }, [categoryId, isKnown]);
  return {
    questions: (categoryId === null ? undefined : known.get(categoryId)) ?? 'loading',
    retry: () =>
      setKnown(
        (others) =>
          new Map([...others].filter(([id, questions]) => id !== categoryId || questions !== 'failed')),
      ),
  };
}
