import type { DetailPanel } from '@wolha/contract';

/** The long picture of a content, panel by panel, its words set over the drawing as text. */
export function DetailPanels({ panels, title }: { panels: readonly DetailPanel[]; title: string }) {
  return (
    <section aria-label={`${title} 자세히 보기`}>
      {panels.map((panel) => (
        <Panel key={panel.imageUrl} panel={panel} />
      ))}
    </section>
  );
}

function Panel({ panel }: { panel: DetailPanel }) {
  const [from, to] = panel.inset;
  return (
    <div
      className="detail-panel"
      data-kind={panel.kind}
      data-tone={panel.tone}
      style={{ aspectRatio: `${panel.width} / ${panel.height}` }}
    >
      <div
        className="detail-panel-sheet"
        style={{ gridTemplateRows: [from, to - from, 1 - to].map((part) => `${part * 100}fr`).join(' ') }}
      >
        <img
          src={panel.imageUrl}
          alt={panel.alt}
          width={panel.width}
          height={panel.height}
          loading="lazy"
          decoding="async"
        />
        {panel.kind !== 'scene' && <Words panel={panel} />}
      </div>
    </div>
  );
}

function Words({ panel: { title, text, lines, rows } }: { panel: DetailPanel }) {
  return (
    <div className="detail-panel-words">
      <h2 className="title-serif">
        {title.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </h2>
      {text && <p className="detail-panel-text">{text}</p>}
      {lines.length > 0 && (
        <ul className="detail-panel-lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {rows.length > 0 && <Rows rows={rows} />}
    </div>
  );
}

function Rows({ rows }: { rows: DetailPanel['rows'] }) {
  return (
    <ul className="detail-panel-rows">
      {rows.map((row) => (
        <li key={row.title}>
          <span className="hanja" data-element={row.element} lang="zh-Hant" aria-hidden="true">
            {row.sign}
          </span>
          <span>
            <b>{row.title}</b>
            <span>{row.text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
