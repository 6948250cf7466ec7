/** The old man's story of the red thread, told wherever the night has room for it. */
export const ThreadStory = () => (
  <p className="title-serif text-xl leading-[1.75] text-white">
    달 아래 노인은
    <br />
    붉은 실로 두 사람을
    <br />
    이어 준다고 합니다.
  </p>
);
