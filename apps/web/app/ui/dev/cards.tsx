import { Avatar } from '../avatar.tsx';
import { ContentCard } from '../content-card.tsx';
import { Divider } from '../divider.tsx';
import { PriceLine } from '../price-line.tsx';
import { SectionHead } from '../section-head.tsx';
import { cards, dawn, portrait, posters, saju, tarot } from './samples.ts';
import { Piece } from './piece.tsx';

const openNothing = () => {};

export function Cards() {
  return (
    <>
      <section className="px-gutter pt-10 pb-9">
        <SectionHead title="새로 나온" tagline="막 문을 연 풀이" best onMore={openNothing} />
        <div className="mt-4">
          {cards.map((card, i) => (
            <ContentCard key={card.title} {...card} rank={i + 1} eager />
          ))}
        </div>
      </section>
      <section className="on-night bg-linear-to-b from-night-950 to-purple-900 px-gutter py-10">
        <SectionHead
          title="프리미엄"
          tagline="밤에 펴고 아침에 덮는 한 권"
          best
          onMore={openNothing}
          onNight
        />
        <div className="rail -mx-gutter mt-2.5">
          {posters.map((card) => (
            <ContentCard key={card.title} {...card} shape="poster" onNight />
          ))}
        </div>
      </section>
      <section className="px-gutter pt-10 pb-9">
        <SectionHead title="결혼·배우자" tagline="한 지붕 아래를 미리 묻다" best onMore={openNothing} />
        <div className="mt-4">
          <ContentCard
            to="/premium-fortune-content/7"
            title="이 결혼, 해도 될까"
            tag={saju}
            image={dawn}
            rank={1}
            shape="feature"
            price={{ original: 24800, price: 12900 }}
          />
          {cards.slice(1).map((card, i) => (
            <ContentCard key={card.title} {...card} rank={i + 2} />
          ))}
        </div>
      </section>
      <Divider band />
      <Piece name="ContentCard tall (drawer)">
        {cards.map((card) => (
          <ContentCard
            key={card.title}
            {...card}
            tag={card.title.startsWith('열두') ? tarot : saju}
            subtitle="얼굴 대신 성품과 말투, 함께 사는 모습을 그려 드려요"
            shape="tall"
          />
        ))}
      </Piece>
      <Piece name="PriceLine">
        <PriceLine original={29800} price={14900} />
        <PriceLine original={29800} price={14900} size="large" struck="above" />
        <PriceLine original={null} price={2900} />
        <PriceLine original={null} price={0} />
        <Divider />
        <div className="flex items-center gap-4">
          <Avatar src={portrait} alt="모란" size={72} />
          <Avatar src={portrait} alt="모란" busy />
        </div>
      </Piece>
    </>
  );
}
