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
  const ratio = (panel.height / panel.width) * 100;
  return (
    <div
      className="detail-panel"
      data-kind={panel.kind}
      data-tone={panel.tone}
      style={{ aspectRatio: `${panel.width} / ${panel.height}` }}
    >
      <img
        src={panel.imageUrl}
        alt={panel.alt}
        width={panel.width}
        height={panel.height}
        loading="lazy"
        decoding="async"
      />
      {panel.kind !== 'scene' && (
        <div
          className="detail-panel-words"
          style={{ paddingTop: `${from * ratio}cqi`, paddingBottom: `${(1 - to) * ratio}cqi` }}
        >
          <h2 className="title-serif">
            {panel.title.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h2>
          {panel.text && <p className="detail-panel-text">{panel.text}</p>}
          {panel.lines.length > 0 && (
            <ul className="detail-panel-lines">
              {panel.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {panel.rows.length > 0 && <Rows rows={panel.rows} />}
        </div>
      )}
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
