/** The reading typography, on its paper. */
export function Reading() {
  return (
    <div className="bg-paper-100 px-gutter py-10">
      <article className="reading">
        <h2>배우자 자리의 글자</h2>
        <p className="answer">당신의 곁에는 말끝이 단정하고 눈이 밝은 사람이 앉습니다.</p>
        <p>
          태어난 날 아래 글자, 곧 <span className="term">배우자 자리</span>에 <strong>유금</strong>이 놓여
          있습니다. 유금은 잘 닦인 은수저 같은 글자라 흐트러진 것을 오래 두고 보지 못합니다.
        </p>
        <p>
          <mark>챙김을 받기보다 함께 무언가를 이룰 때 더 뜨거워지는</mark> 짝입니다.
        </p>
        <div className="beat">
          <div className="flex items-center justify-center gap-8">
            <span className="hanja grid size-20 place-items-center rounded-full bg-fire-fill text-[2.125rem] text-fire">
              丁
            </span>
            <span className="hanja grid size-20 place-items-center rounded-full bg-metal-fill text-[2.125rem] text-metal">
              酉
            </span>
          </div>
          <p className="mt-4 text-center text-note text-ink-700">등불이 은그릇을 비추면 둘 다 빛납니다</p>
        </div>
        <h3>처음 만나는 장면</h3>
        <ul>
          <li>연락 시간이 들쭉날쭉하지 않은 사람</li>
          <li>내 걱정을 목록으로 바꿔 주는 사람</li>
        </ul>
        <blockquote>서두르지 않는 사람이 먼저 도착합니다</blockquote>
        <hr />
        <div className="letter">
          <p>오늘 밤은 달이 밝습니다. 오래 미뤄 둔 말 한마디를 꺼내기 좋은 밤입니다.</p>
        </div>
      </article>
    </div>
  );
}
