/** The whole list of chapters, as the result will carry them. */
export function TableOfContents({ chapters }: { chapters: readonly string[] }) {
  return (
    <section aria-labelledby="toc" className="mt-11 px-gutter">
      <h2 id="toc" className="text-xl font-bold text-ink-900">
        목차
      </h2>
      <p className="mt-1 text-note text-ink-500">결과의 제목과 똑같습니다. 미리 모두 보여 드려요.</p>
      <ol className="mt-3">
        {chapters.map((title, index) => (
          <li key={title} className="flex gap-4 border-b border-line py-3.5 text-md text-ink-900">
            <span className="w-6 flex-none font-semibold text-purple-600">
              {String(index + 1).padStart(2, '0')}
            </span>
            {title}
          </li>
        ))}
      </ol>
    </section>
  );
}
