import { always, topic } from '#corpus/format.ts';

/** 답이 그쪽으로 기운 까닭. love는 사람 사이의 일, life는 나와 일의 물음. */
export default topic('ground', {
  moves: {
    'love.day.up': always(
      '{dayWord}은 {todayPillar}일입니다. 당신 사주에 대어 보면 두 주 안에서도 밝은 편에 드는 날입니다.',
      '{dayWord}의 글자 {todayPillar:이/가} 당신 쪽을 들어 줍니다. 날만 놓고 보면 미룰 까닭이 없습니다.',
      '{todayPillar}일은 당신의 인연 쪽이 따뜻해지는 날이라, {dayWord}을 골라도 좋습니다.',
    ),
    'love.day.down': always(
      '{dayWord}은 {todayPillar}일인데, 당신에게는 말이 차게 닿기 쉬운 날입니다.',
      '{dayWord}의 글자 {todayPillar:은/는} 당신의 인연 쪽을 식힙니다. 같은 일도 하루 이틀 비키면 부드럽습니다.',
      '{todayPillar}일은 당신 쪽에 바람이 부는 날이라, 큰일을 얹기에는 자리가 좁습니다.',
    ),
    'love.day.plain': always(
      '{dayWord}은 {todayPillar}일, 당신에게는 덥지도 차지도 않은 날입니다. 하는 만큼 돌아옵니다.',
      '{dayWord}의 {todayPillar:은/는} 편을 들지 않는 글자라, 그날의 분위기는 당신이 만드는 몫입니다.',
    ),
    'love.month.up': always(
      '{nowPillar}월인 {monthWord}은 당신에게 사람 운이 밝은 달입니다. 같은 말을 해도 좋은 쪽으로 들립니다.',
      '{monthWord}의 글자 {nowPillar:이/가} 당신의 인연 쪽을 들어 줍니다. 걸음이 가벼운 달입니다.',
      '당신 사주에 {monthWord}의 {nowPillar:을/를} 대어 보면 사람 운이 밝은 쪽으로 기웁니다.',
      '{monthWord}에는 당신이 낸 마음이 덜 구겨지고 닿습니다. {nowPillar}월이 그런 달입니다.',
      '지금 흐르는 {nowPillar}월은 당신에게 막는 것보다 여는 것이 많은 달입니다.',
    ),
    'love.month.down': always(
      '{nowPillar}월인 {monthWord}은 당신에게 사람 운이 쉬어 가는 달입니다. 애쓴 만큼 돌아오는 것이 적습니다.',
      '{monthWord}의 글자 {nowPillar:은/는} 당신의 인연 쪽을 밀어 주지 않습니다. 한발 늦게 트이는 달입니다.',
      '{nowPillar}월인 {monthWord}에는 같은 말도 뜻과 다르게 닿기 쉽습니다.',
      '당신이 모자라서가 아니라 {monthWord}의 {nowPillar:이/가} 걸음을 더디게 합니다.',
      '{monthWord}은 마음보다 오해가 먼저 도착하기 쉬운 달입니다. {nowPillar}의 글자가 그렇게 놓였습니다.',
    ),
    'love.month.plain': always(
      '{monthWord}의 {nowPillar:은/는} 당신의 인연을 돕지도 막지도 않습니다. 그래서 당신의 한 걸음이 답을 정합니다.',
      '{nowPillar}월인 {monthWord}은 고른 달이라, 저절로 되는 일도 억지로 막히는 일도 없습니다.',
      '{monthWord}의 사람 운은 한가운데에 있습니다. {nowPillar}월에는 한 만큼만 돌아옵니다.',
      '{nowPillar}의 글자가 조용히 지나가는 {monthWord}이라, 때보다 방법이 중요합니다.',
    ),
    'love.year.up': always(
      '{yearWord:은/는} {seunPillar}년, 당신에게는 사람 일이 풀리는 해라 뒤를 받쳐 줍니다.',
      '한 해로 보아도 밝습니다. {seunPillar}년의 글자가 당신의 인연 쪽을 들어 줍니다.',
      '{seunPillar}년인 {yearWord:이/가} 당신 편에 서 있어, 작은 엇갈림은 넘어갑니다.',
      '{yearWord}에는 사람 사이의 일이 순하게 이어집니다. {seunPillar}의 글자가 그렇게 들어와 있습니다.',
    ),
    'love.year.down': always(
      '{yearWord:은/는} {seunPillar}년, 당신에게는 사람 일이 더딘 해입니다. 한 박자 늦추어야 덜 지칩니다.',
      '해의 글자가 무겁습니다. {seunPillar}년에는 급히 맺은 일이 자주 풀립니다.',
      '{seunPillar}년인 {yearWord:은/는} 넓히기보다 추리는 해라, 속도를 내면 어긋납니다.',
      '{yearWord}의 {seunPillar:이/가} 당신의 인연 쪽에 그늘을 얹습니다. 그늘은 해가 바뀌면 옮겨 갑니다.',
    ),
    'love.year.plain': always(
      '{yearWord:은/는} {seunPillar}년, 당신의 인연에는 바람이 세지 않은 해입니다.',
      '{seunPillar}년의 글자는 편을 들지 않아서, 서두를 까닭도 물러날 까닭도 되지 않습니다.',
    ),
    'love.pair.up': always(
      '두 사람의 글자는 서로를 편하게 하는 쪽이 많습니다. 한 번 틀어져도 돌아올 길이 있는 짝입니다.',
      '두 사주를 겹쳐 보면 부딪는 데보다 잇는 데가 많아서, 한 번의 엇갈림으로 끝날 사이가 아닙니다.',
      '둘의 글자가 서로 모자란 데를 채웁니다. 둘이 있을 때 생기는 여유가 거기서 나옵니다.',
    ),
    'love.pair.down': always(
      '두 사주를 겹쳐 보면 속도와 말투가 어긋나는 데가 많습니다. 맞추는 시간이 먼저 필요합니다.',
      '둘의 글자는 끌리는 만큼 부딪힙니다. 서두르면 서로의 말이 다르게 들립니다.',
      '두 사람의 글자가 아직 서로의 말을 다르게 듣습니다. 뜻을 한 번 더 물어야 덜 다칩니다.',
    ),
    'love.pair.plain': always(
      '두 사주를 겹쳐 보면 맞는 데와 어긋나는 데가 비슷합니다. 어느 쪽을 키우느냐가 남았습니다.',
      '둘의 글자는 반은 잇고 반은 부딪힙니다. 그래서 방법이 결과를 가릅니다.',
    ),
    'love.seat.up': always(
      '당신은 배우자 자리의 {branch:이/가} {tieTime}의 {tieSign:과/와} 어울려 있어, 한번 곁에 둔 사람과 쉽게 끊어지지 않습니다.',
    ),
    'love.seat.down': always(
      '당신은 배우자 자리의 {branch:이/가} {tieTime}의 {tieSign:과/와} 다투고 있어, 가까운 사이일수록 한 번씩 흔들립니다.',
    ),
    'love.style.up': always(
      '서두르지도 숨기지도 않는 당신 방식이 이런 때에 통합니다.',
      '다가가는 방식에서는 당신이 앞서 있습니다. 꾸준한 쪽으로 마음은 기울기 마련입니다.',
    ),
    'love.style.down': always(
      '확신이 서기 전까지 말을 아끼는 당신이라, 상대가 읽을 것이 적습니다.',
      '당신은 속으로 많이 가고 겉으로 조금 갑니다. 그 차이만큼 시간이 더 듭니다.',
    ),
    'love.near.up': always(
      '당신에게 밝은 달이 멀지 않습니다. {mPillar}월인 {when}에 인연 쪽이 켜집니다.',
      '{when}의 글자 {mPillar:이/가} 당신의 인연 쪽을 열어 줍니다. 기다릴 날이 길지 않다는 뜻입니다.',
      '앞으로의 달을 차례로 대어 보면 {mPillar}월인 {when}부터 밝습니다.',
    ),
    'love.within.up': always(
      '물으신 동안에 당신의 인연 쪽이 켜지는 달이 들어 있습니다. {mPillar}월인 {when}입니다.',
      '{when}의 글자 {mPillar:이/가} 당신의 인연 쪽을 열어 줍니다. 물으신 동안 가장 밝은 달입니다.',
      '그 안의 달을 차례로 대어 보면 {mPillar}월인 {when}부터 밝습니다.',
    ),
    'love.within.down': always(
      '물으신 동안에는 인연의 글자가 비어 있고, {mPillar}월인 {when}에 가서야 켜집니다.',
      '그 안의 달은 조용히 지나갑니다. 처음 밝아지는 것이 {when}, {mPillar}월입니다.',
    ),
    'love.within.plain': always(
      '물으신 동안에 환히 켜지는 달은 없지만 해의 글자가 나쁘지 않습니다. 달로는 {mPillar}월인 {when}이 그중 낫습니다.',
    ),
    'love.near.down': always(
      '가까운 달에는 인연의 글자가 비어 있고, {mPillar}월인 {when}에 가서야 켜집니다.',
      '앞으로의 달을 차례로 대어 보면 조용한 달이 먼저 지나갑니다. 처음 밝아지는 것이 {when}, {mPillar}월입니다.',
      '서두른다고 당겨지는 때가 아닙니다. 당신의 인연은 {mPillar}월인 {when}에 움직입니다.',
    ),
    'love.near.plain': always(
      '밝은 달이 눈앞은 아니고 몇 걸음 앞에 있습니다. {mPillar}월인 {when}이 그달입니다.',
      '{when}의 {mPillar:이/가} 인연 쪽을 켜 줍니다. 그 전까지는 자리를 만드는 만큼만 가까워집니다.',
    ),
    'love.wedding.up': always(
      '결혼의 글자가 {yPillar}년인 {y}에 들어 있습니다. 이야기를 꺼내기에 멀지 않은 때입니다.',
      '앞으로의 해를 늘어놓으면 {y}의 {yPillar:이/가} 인연 쪽을 가장 먼저 밝힙니다.',
      '{y}에 드는 {yPillar:이/가} 사이를 생활로 옮겨 주는 글자라, 지금의 이야기가 헛걸음은 아닙니다.',
    ),
    'love.wedding.down': always(
      '결혼의 글자가 밝아지는 것은 {yPillar}년인 {y:이라/라}, 지금은 이야기를 익히는 쪽이 맞습니다.',
      '앞으로의 해를 늘어놓으면 {y}의 {yPillar:이/가} 가장 먼저 밝습니다. 그 앞의 해들은 준비하는 해입니다.',
    ),
    'love.wedding.plain': always(
      '결혼의 글자는 {yPillar}년인 {y}에 밝아집니다. 가깝지도 멀지도 않은 거리입니다.',
      '{y}의 {yPillar:이/가} 인연 쪽을 밝힙니다. 그때까지 맞출 것을 맞추면 늦지 않습니다.',
    ),
    'life.day.up': always(
      '{dayWord}은 {todayPillar}일, 당신에게 힘이 실리는 날입니다.',
      '{todayPillar}일의 글자가 당신 쪽을 들어 줍니다. 미룬 일 하나를 꺼내기 좋습니다.',
    ),
    'life.day.down': always(
      '{dayWord}은 {todayPillar}일, 당신에게는 힘이 흩어지기 쉬운 날입니다.',
      '{todayPillar}일의 글자가 당신을 예민하게 합니다. 벌인 일을 줄이면 편해집니다.',
    ),
    'life.day.plain': always('{dayWord}은 {todayPillar}일, 당신에게는 고른 날이라 한 만큼 남습니다.'),
    'life.month.up': always(
      '{nowPillar}월인 {monthWord}은 당신에게 일이 풀리는 달입니다. 벼르던 것을 꺼내면 받아 줄 사람이 있습니다.',
      '{monthWord}의 글자 {nowPillar:이/가} 당신 쪽을 들어 줍니다. 작은 시작도 이어집니다.',
      '당신 사주에 {monthWord}의 {nowPillar:을/를} 대어 보면 밝은 쪽으로 기웁니다.',
      '지금 흐르는 {nowPillar}월은 막는 것보다 여는 것이 많습니다.',
    ),
    'life.month.down': always(
      '{nowPillar}월인 {monthWord}은 당신에게 힘이 새기 쉬운 달입니다. 새로 벌이기보다 있는 것을 지킬 때입니다.',
      '{monthWord}의 글자 {nowPillar:은/는} 당신을 밀어 주지 않습니다. 같은 일도 달을 바꾸면 수월합니다.',
      '지금 흐르는 {nowPillar}월은 서두른 일이 되돌아오기 쉬운 달입니다.',
      '당신이 모자라서가 아니라 {monthWord}의 {nowPillar:이/가} 걸음을 더디게 합니다.',
    ),
    'life.month.plain': always(
      '{nowPillar}월인 {monthWord}은 당신에게 고른 달입니다. 저절로 되는 일도, 억지로 막히는 일도 없습니다.',
      '{monthWord}의 {nowPillar:은/는} 돕지도 막지도 않는 글자라, 준비한 만큼 나갑니다.',
      '{nowPillar}의 글자가 조용히 지나가는 {monthWord}이라, 때보다 방법이 중요합니다.',
    ),
    'life.year.up': always(
      '{yearWord:은/는} {seunPillar}년, 당신에게 힘이 실리는 해입니다.',
      '{seunPillar}년의 글자가 당신 쪽을 들어 줍니다. 미뤄 둔 것을 시작해도 되는 해입니다.',
      '한 해로 보면 밝습니다. {yearWord}의 {seunPillar:이/가} 하던 일을 이어 가게 합니다.',
    ),
    'life.year.down': always(
      '{yearWord:은/는} {seunPillar}년, 당신에게는 넓히기보다 추리는 해입니다.',
      '{seunPillar}년의 글자가 어깨에 얹힙니다. 할 일을 줄인 사람이 남기는 해입니다.',
      '한 해로 보면 더딥니다. {yearWord}의 {seunPillar:은/는} 급히 벌인 일을 되돌려 보냅니다.',
    ),
    'life.year.plain': always(
      '{yearWord:은/는} {seunPillar}년, 당신에게는 바람이 세지 않은 해입니다.',
      '{seunPillar}년의 글자는 편을 들지 않아서, 하던 만큼 이어집니다.',
    ),
  },
});
