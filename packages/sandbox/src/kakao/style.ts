/** The look of the sign-in page: Kakao's yellow and black, our own drawing. */
export const kakaoStyle = `
:root { color-scheme: light; --yellow: #fee500; --ink: #191919; --soft: #5c5c5c; --line: #e4e4e4; --edge: #8a8a8a; }
* { box-sizing: border-box; margin: 0; }
body {
  background: #f6f6f4; color: var(--ink); line-height: 1.5; word-break: keep-all; overflow-wrap: anywhere;
  font: 400 15px/1.5 Pretendard, -apple-system, "Apple SD Gothic Neo", "Noto Sans KR", "Malgun Gothic", sans-serif;
}
main {
  max-width: 480px; min-height: 100vh; min-height: 100dvh; margin: 0 auto; background: #fff;
  padding: 40px max(20px, env(safe-area-inset-right)) calc(32px + env(safe-area-inset-bottom)) max(20px, env(safe-area-inset-left));
}
.mark { width: 52px; height: 52px; border-radius: 16px; background: var(--yellow); display: grid; place-items: center; }
.mark span { width: 28px; height: 22px; border-radius: 50%; background: var(--ink); position: relative; }
.mark span::after {
  content: ""; position: absolute; left: 7px; bottom: -5px; border: 5px solid transparent; border-top: 9px solid var(--ink);
  border-bottom: 0; transform: rotate(18deg);
}
h1 { margin-top: 20px; font-size: 24px; line-height: 1.35; letter-spacing: -.03em; text-wrap: balance; }
.about, .consent { margin-top: 10px; color: var(--soft); font-size: 14px; text-wrap: pretty; }
.about a { color: var(--ink); }
ul { list-style: none; padding: 0; margin-top: 24px; display: grid; gap: 10px; }
button { font: inherit; color: inherit; cursor: pointer; }
.person {
  width: 100%; min-height: 76px; padding: 12px 16px; display: flex; gap: 14px; align-items: center; text-align: left;
  border: 1px solid var(--edge); border-radius: 16px; background: #fff;
}
.person:hover { background: #fffbe0; }
.person:active { background: var(--yellow); }
.face {
  flex: none; width: 44px; height: 44px; border-radius: 16px; display: grid; place-items: center;
  background: var(--yellow); font-size: 13px; font-weight: 700;
}
.who { display: grid; min-width: 0; }
.who strong { font-size: 16px; }
.who span { font-size: 13px; color: var(--soft); }
.cancel {
  width: 100%; min-height: 54px; margin-top: 16px; border: 0; border-radius: 16px; background: #efefed; font-weight: 600;
}
.cancel:hover { background: #e4e4e1; }
.code { margin-top: 20px; padding: 12px 16px; border-radius: 12px; background: #f2f2f0; font-variant-numeric: tabular-nums; }
.first-return { position: absolute; opacity: 0; }
:focus-visible { outline: 3px solid #1a5fd0; outline-offset: 2px; }
`;
