/** The look of the card window and the receipt: white sheet, one blue, our own drawing. */
export const windowStyle = `
:root { color-scheme: light; --blue: #1b64da; --ink: #191f28; --soft: #57606c; --line: #e5e8eb; --edge: #8b95a1; --fill: #f2f4f6; }
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--fill); color: var(--ink); word-break: keep-all; overflow-wrap: anywhere;
  font: 400 15px/1.5 Pretendard, -apple-system, "Apple SD Gothic Neo", "Noto Sans KR", "Malgun Gothic", sans-serif;
  font-variant-numeric: tabular-nums;
}
main { max-width: 480px; min-height: 100vh; min-height: 100dvh; margin: 0 auto; background: #fff; padding-bottom: calc(24px + env(safe-area-inset-bottom)); }
.practice { padding: 8px 20px; background: #fff4cc; color: #5c4800; font-size: 13px; text-align: center; }
header { display: flex; align-items: center; justify-content: space-between; padding: 8px 8px 8px 20px; border-bottom: 1px solid var(--line); }
.shop { font-weight: 700; }
button { font: inherit; color: inherit; cursor: pointer; }
.close { min-width: 64px; min-height: 44px; border: 0; background: none; border-radius: 12px; color: var(--soft); }
.close:hover { background: var(--fill); }
.order { padding: 24px 20px 20px; }
h1 { font-size: 17px; font-weight: 600; line-height: 1.4; letter-spacing: -.02em; }
.amount { margin: 4px 0; font-size: 30px; font-weight: 700; line-height: 1.3; letter-spacing: -.02em; }
.number { color: var(--soft); font-size: 13px; }
fieldset { border: 0; padding: 0 20px; display: grid; gap: 10px; }
legend { padding: 0 0 10px; font-weight: 700; }
.card { display: flex; align-items: center; gap: 14px; min-height: 68px; padding: 12px 16px; border: 1px solid var(--edge); border-radius: 16px; cursor: pointer; }
.card:has(:checked) { border-color: var(--blue); box-shadow: inset 0 0 0 1px var(--blue); background: #f4f8ff; }
.card input { flex: none; width: 20px; height: 20px; accent-color: var(--blue); }
.plate { flex: none; width: 52px; height: 34px; border-radius: 6px; background: linear-gradient(135deg, #7a38d8, #2b1055); position: relative; }
.plate::after { content: ""; position: absolute; left: 7px; top: 9px; width: 10px; height: 8px; border-radius: 2px; background: #ffd233; }
.plate-empty { background: linear-gradient(135deg, #9aa4b1, #57606c); }
.plate-stopped { background: linear-gradient(135deg, #d6304a, #8b1730); }
.plate-unsure { background: linear-gradient(135deg, #2a9d8f, #155e56); }
.plate-broken { background: linear-gradient(135deg, #4e5968, #191f28); }
.what { display: grid; min-width: 0; }
.what span { color: var(--soft); font-size: 13px; }
details { margin: 16px 20px 0; border: 1px solid var(--line); border-radius: 16px; }
summary { min-height: 48px; padding: 12px 16px; cursor: pointer; color: var(--soft); }
.field { display: grid; gap: 6px; padding: 0 16px 16px; font-size: 14px; }
select { width: 100%; min-height: 48px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 12px; background: #fff; font: inherit; color: inherit; }
.row { display: flex; justify-content: space-between; gap: 16px; padding: 12px 20px 0; color: var(--soft); }
.row dt { flex: none; }
.row dd { text-align: right; color: var(--ink); }
.total strong { color: var(--ink); font-size: 17px; }
dl { padding-bottom: 16px; border-top: 1px solid var(--line); }
.ways { display: grid; gap: 10px; padding: 20px 20px 0; }
.pay {
  display: grid; place-items: center; min-height: 56px; border: 0; border-radius: 16px; background: var(--blue); color: #fff;
  font-size: 17px; font-weight: 700; text-decoration: none;
}
.pay:hover { background: #1553b6; }
.refuse { min-height: 48px; border: 0; border-radius: 16px; background: var(--fill); color: var(--ink); }
.refuse:hover { background: #e5e8eb; }
.first-return { position: absolute; opacity: 0; }
:focus-visible { outline: 3px solid #7a38d8; outline-offset: 2px; }
`;
