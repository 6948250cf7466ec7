/** The night the page begins with: one moon, two people, and the thread between them. */
export function Hero({ imageUrl, petalsUrl }: { imageUrl: string; petalsUrl: string }) {
  return (
    <div className="hero">
      <img src={imageUrl} alt="" width={480} height={360} fetchPriority="high" className="hero-scene" />
      <img src={petalsUrl} alt="" width={480} height={360} className="hero-scene hero-petals" />
      <div className="hero-words">
        <p className="text-note font-medium text-moon-300">사주와 타로로 읽는 연애</p>
        <h1 className="title-serif mt-2.5 text-hero leading-[1.42] text-white">
          달빛 아래
          <br />
          붉은 실을
          <br />
          따라가면
        </h1>
        <p className="mt-3 text-note leading-relaxed font-medium text-white">
          태어난 날의 여덟 글자에서
          <br />
          당신의 인연을 읽어 드려요
        </p>
      </div>
    </div>
  );
}
