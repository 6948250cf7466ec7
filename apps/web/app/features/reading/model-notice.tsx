/** Says that a machine wrote some of what follows, as the law and good manners ask. */
export function ModelNotice() {
  return (
    <p className="mx-gutter mt-6 rounded-m bg-purple-50 px-4 py-3 text-note text-ink-700">
      이 풀이에는 생성형 AI가 쓴 글이 들어 있습니다.
    </p>
  );
}
