import { by, topic } from '#corpus/format.ts';

/** 물은 달의 글자가 하는 일. */
export default topic('luck.month', {
  moves: {
    god: by('nowGod', {
      비견: [
        '{monthWord}의 글자는 {nowPillar}입니다. 하늘에 비견이 와서 혼자서도 설 수 있다는 마음이 커집니다.',
        '{nowStem} 비견이 든 {monthWord}에는 겨루지 않는 사이가 편합니다.',
        '{monthWord}에는 비견인 {nowStem:이/가} 당신 옆에 섭니다. 부탁보다 제안이 통하는 달입니다.',
      ],
      겁재: [
        '{monthWord}의 하늘 글자 {nowStem:은/는} 겁재입니다. 망설이는 사이 다른 사람이 먼저 말합니다.',
        '{nowPillar}월인 {monthWord}에는 마음이 여러 갈래로 흩어집니다. 한 사람에게만 쓰세요.',
        '겁재가 든 {monthWord}이라 질투가 고백의 탈을 쓰고 나옵니다.',
      ],
      식신: [
        '{monthWord}의 글자 {nowPillar:은/는} 당신 말을 부드럽게 합니다. 하늘의 {nowStem:이/가} 식신이기 때문입니다.',
        '식신이 든 {monthWord}에는 느긋한 사람이 이깁니다. 다만 너무 느긋하면 달이 다 갑니다.',
        '{nowStem:이/가} 식신으로 온 {monthWord}, 당신 솜씨를 보여 준 자리에서 마음이 움직입니다.',
      ],
      상관: [
        '{monthWord}에는 상관인 {nowStem:이/가} 입을 엽니다. 하고 싶은 말이 넘치니 하루에 하나만 하세요.',
        '{nowPillar}월의 {monthWord}은 돌려 말하면 도리어 들키는 달입니다.',
        '상관이 든 {monthWord}이라 말 한 줄에 사이가 붙기도 떨어지기도 합니다.',
      ],
      편재: [
        '{monthWord}의 하늘에는 편재인 {nowStem:이/가} 있습니다. 자리를 만드는 쪽이 말을 고르는 쪽보다 빠릅니다.',
        '{nowPillar}월이라 {monthWord}에는 발이 바쁩니다. 오가는 길에서 생기는 말을 흘려듣지 마세요.',
        '편재가 든 {monthWord}에는 뜻밖의 자리에서 말이 오갑니다.',
      ],
      정재: [
        '{monthWord}의 글자는 {nowPillar}, 하늘이 정재입니다. 날짜를 정한 약속이 마음을 대신합니다.',
        '정재인 {nowStem:이/가} 든 {monthWord}에는 꾸준한 안부가 큰 말보다 셉니다.',
        '{monthWord}은 쌓는 달입니다. 정재 {nowStem:이/가} 작은 것을 셈해 줍니다.',
      ],
      편관: [
        '{monthWord}의 하늘 글자 {nowStem:은/는} 편관, 몰아세우는 힘입니다. 급한 마음을 상대의 무심으로 읽지 마세요.',
        '{nowPillar}월인 {monthWord}에는 어깨에 짐이 얹힙니다. 짧고 곧은 말이 어울립니다.',
        '편관이 든 {monthWord}이라 더는 못 미루겠다는 마음이 듭니다. 그 마음 하나로 정하지는 마세요.',
      ],
      정관: [
        '{monthWord}의 글자 {nowPillar:은/는} 관계의 이름을 묻게 합니다. 하늘의 {nowStem:이/가} 정관이기 때문입니다.',
        '정관이 든 {monthWord}에는 격식이 마음을 대신 말합니다.',
        '{nowStem} 정관의 {monthWord}, 순서를 지킨 사람이 믿음을 얻습니다.',
      ],
      편인: [
        '{monthWord}에는 편인인 {nowStem:이/가} 생각을 깊게 합니다. 짐작이 느는 달이라 사실을 하나씩 물으세요.',
        '{nowPillar}월의 {monthWord}은 혼자 있는 밤이 깁니다. 둘만 아는 이야기가 다리가 됩니다.',
        '편인이 든 {monthWord}이라 말보다 편지가 낫습니다.',
      ],
      정인: [
        '{monthWord}의 하늘에 정인인 {nowStem:이/가} 있습니다. 돌봄을 받는 자리에서 마음이 풀립니다.',
        '{nowPillar}월이라 {monthWord}에는 고마움이 먼저 나오는 쪽이 가까워집니다.',
        '정인이 든 {monthWord}, 잘 아는 척보다 물어보는 쪽이 예뻐 보입니다.',
      ],
    }),
    tie: by('nowTie', {
      육합: [
        '{monthWord}의 {nowBranch:이/가} 배우자 자리의 {branch:과/와} 손을 잡습니다. 가까운 사이가 한 뼘 더 가까워지는 달입니다.',
        '{branch} 옆에 {nowBranch:이/가} 와 앉아 {monthWord}은 곁이 따뜻합니다.',
      ],
      반합: [
        '{monthWord}의 {nowBranch:이/가} 배우자 자리 {branch:과/와} 반쯤 손을 잡습니다. 같이 하는 일이 나머지를 채웁니다.',
        '{nowBranch:과/와} {branch:이/가} 한쪽 손을 내민 {monthWord}입니다.',
      ],
      방합: [
        '{monthWord}의 {nowBranch:은/는} 배우자 자리 {branch:과/와} 한 계절입니다. 내 편이 느는 달입니다.',
        '같은 철의 {nowBranch:이/가} 와서 {monthWord}은 낯가림이 줄어듭니다.',
      ],
      같음: [
        '{monthWord}에는 배우자 자리와 같은 {nowBranch:이/가} 겹칩니다. 하던 방식이 더 굳어지는 달입니다.',
        '{nowBranch:이/가} 두 번 서는 {monthWord}, 좋은 버릇도 나쁜 버릇도 크게 보입니다.',
      ],
      충: [
        '{monthWord}의 {nowBranch:이/가} 배우자 자리의 {branch:을/를} 정면에서 흔듭니다. 정하지 말고 움직이는 달입니다.',
        '{branch:과/와} {nowBranch:이/가} 부딪히는 {monthWord}이라, 큰 결정은 두 번 바뀝니다.',
      ],
      형: [
        '{monthWord}의 {nowBranch:이/가} 배우자 자리 {branch:을/를} 까슬하게 건드립니다. 지적이 느는 달이니 반으로 줄이세요.',
        '{nowBranch:과/와} {branch} 사이가 예민한 {monthWord}입니다.',
      ],
      원진: [
        '{monthWord}의 {nowBranch:과/와} 배우자 자리 {branch:은/는} 원진, 박자가 어긋나는 짝입니다. 서운함은 그날 말하는 것이 약입니다.',
        '반 박자씩 늦는 {monthWord}입니다. {nowBranch:이/가} {branch} 곁에서 눈치를 보게 합니다.',
      ],
      해: [
        '{monthWord}의 {nowBranch:이/가} 배우자 자리 {branch}의 힘을 슬쩍 뺍니다. 남의 말이 끼는 달이니 둘이서 정하세요.',
        '{nowBranch:과/와} {branch} 사이에 해가 든 {monthWord}입니다.',
      ],
      파: [
        '{monthWord}의 {nowBranch:이/가} 배우자 자리 {branch:과/와} 파를 이룹니다. 끝맺음에서 한 번 더 살피는 달입니다.',
        '다 된 약속에 금이 가기 쉬운 {monthWord}, {nowBranch:이/가} 하는 일입니다.',
      ],
      없음: [
        '{monthWord}의 {nowBranch:은/는} 배우자 자리 {branch:을/를} 건드리지 않습니다. 조용해서 당신이 정한 만큼 움직입니다.',
        '{nowBranch:이/가} 든 {monthWord}에는 배우자 자리가 잠잠합니다.',
      ],
    }),
    ahead: by('mGod', {
      비견: [
        '{when}에는 {mPillar}월이 들어 비견이 섭니다. 같은 높이에서 묻는 말에 대답이 오는 달입니다.',
        '{mStem:이/가} 비견으로 오는 {when}, 숨기지 않는 쪽이 가까워집니다.',
      ],
      겁재: [
        '{when}의 {mStem:은/는} 겁재라 먼저 말한 사람이 자리를 얻습니다.',
        '{mPillar}월인 {when}에는 사람이 많이 오갑니다. 그 가운데 하나만 붙드세요.',
      ],
      식신: [
        '{when}의 글자는 {mPillar}입니다. 식신이 와서 웃으며 한 말이 약속이 됩니다.',
        '{mStem} 식신이 드는 {when}, 밥 한 끼가 문을 엽니다.',
      ],
      상관: [
        '{when}에는 상관인 {mStem:이/가} 말문을 틉니다. 숨긴 마음이 밖으로 나오는 달입니다.',
        '{mPillar}월의 {when}, 당신 말이 가장 잘 들리는 때입니다.',
      ],
      편재: [
        '{when}의 하늘 글자 {mStem:은/는} 편재입니다. 나가면 생기고 앉아 있으면 지나갑니다.',
        '{mPillar}월이 드는 {when}, 길 위에서 일이 시작됩니다.',
      ],
      정재: [
        '{when}에는 정재인 {mStem:이/가} 들어와 약속이 생활이 됩니다.',
        '{mPillar}월인 {when}은 작은 것을 지키는 사람이 얻는 달입니다.',
      ],
      편관: [
        '{when}의 {mStem:은/는} 편관이라 끌림이 셉니다. 떨리는 쪽이 그쪽입니다.',
        '{mPillar}월의 {when}, 미루던 일이 등을 떠밀려 움직입니다.',
      ],
      정관: [
        '{when}에는 정관인 {mStem:이/가} 와서 사이에 이름이 붙습니다.',
        '{mPillar}월인 {when}은 정식으로 청한 자리가 통하는 달입니다.',
      ],
      편인: [
        '{when}의 글자 {mPillar:은/는} 느낌을 밝게 합니다. 말없이 통하는 사람이 보이는 달입니다.',
        '{mStem} 편인이 드는 {when}, 둘만 아는 이야기에서 시작됩니다.',
      ],
      정인: [
        '{when}에는 정인인 {mStem:이/가} 들어 받아 주는 마음이 커집니다.',
        '{mPillar}월의 {when}, 고맙다는 말이 문을 여는 달입니다.',
      ],
    }),
    aheadTie: by('mTie', {
      육합: '그달의 {mBranch:이/가} 배우자 자리 {branch:과/와} 손을 잡는 것이 가장 큰 까닭입니다.',
      반합: '그달의 {mBranch:이/가} 배우자 자리 {branch:과/와} 반쯤 손을 잡습니다.',
      방합: '그달의 {mBranch:은/는} 배우자 자리 {branch:과/와} 같은 계절이라 마음이 놓입니다.',
      같음: '그달의 {mBranch:이/가} 배우자 자리와 같아 당신다운 모습이 나옵니다.',
      충: '그달의 {mBranch:은/는} 배우자 자리 {branch:을/를} 흔들기도 해서, 만남은 늘고 결정은 천천히 하는 쪽이 맞습니다.',
      형: '그달의 {mBranch:이/가} 배우자 자리를 조금 건드리니 말은 둥글게 하셔야 합니다.',
      원진: '그달의 {mBranch:과/와} 배우자 자리 {branch:이/가} 박자를 놓칠 수 있으니 서운한 말은 그날 푸세요.',
      해: '그달에는 {mBranch:이/가} 배우자 자리의 힘을 빼니 남의 말은 반만 들으세요.',
      파: '그달에는 {mBranch:이/가} 마무리를 흔드니 약속은 두 번 확인하세요.',
      없음: '그달의 {mBranch:은/는} 배우자 자리를 방해하지 않아, 당신이 움직인 만큼 나아갑니다.',
    }),
  },
});
