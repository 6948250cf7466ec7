import { asked } from './asked.ts';

/** The same wants again in words the other examples seldom use. */
export const OTHER_WORDS_FOR_IT = asked(`
self.why | 연애가 시작되면 왜 내가 사라지는 기분일까
self.why | 사랑받고 있어도 왜 늘 확인하고 싶을까
self.why | 왜 잘해주는 사람한테는 끌리지 않을까
self.why | 왜 나는 먼저 사랑한다고 말을 못 할까
self.why | 왜 상대가 조금만 차가워져도 겁이 날까
self.why | 나는 왜 사랑을 받으면 의심부터 할까
self.why | 왜 연애만 하면 애가 될까
self.how | 애정 결핍 같은데 어떻게 채우지
self.how | 서운한 걸 쌓아두는 버릇 어떻게 고치나요
self.how | 남자친구 없이는 불안한 나 어떻게 하면 홀로 설까
self.how | 외모 콤플렉스 때문에 다가가질 못해 어떻게 이겨내
self.how | 사랑 표현이 어색한데 연습하는 법 있을까
self.how | 사람한테 마음 여는 법을 모르겠어
self.how | 질투 안 하는 사람이 되고 싶어
self.like | 나는 사랑할 때 어떤 모습이야
self.like | 내가 연애에서 제일 못하는 건 뭐야
self.like | 이성이 보는 내 느낌 솔직하게
self.like | 내 안의 여성스러움은 어떤 편이야
self.will | 이런 나도 안정된 사랑을 할 수 있을까
self.will | 나도 언젠가 나를 좋아하게 될까
heal.how | 이별하고 나서 잠을 못 자요 어떻게 해요
heal.how | 주말만 되면 그 사람 생각에 무너져 어떻게 보내지
heal.how | 매일 밤 그 사람 사진 보는 걸 끊고 싶어
heal.how | 헤어진 뒤로 웃는 법을 잊었어 어떻게 하면 좋아질까
heal.how | 짝사랑 끝낸 후유증 어떻게 털어내
heal.when | 언제쯤 그 동네를 지나가도 괜찮을까
heal.when | 몇 번의 계절이 지나야 덜 아플까
heal.when | 이별의 무게가 언제 가벼워지나
heal.why | 새 사람을 만나도 왜 자꾸 그 사람이 겹쳐 보이지
heal.why | 내가 먼저 끝냈는데 왜 눈물이 나지
heal.will | 이 상처 아물기는 해?
heal.will | 그 사람 소식 들어도 담담한 날이 오겠지?
heal.letgo | 커플 사진첩 버려도 될까
heal.letgo | 추억까지 다 지워야 할까
reunion.will | 돌아서서 가버린 사람이 언젠가 뒤돌아볼까
reunion.will | 끝났다고 했지만 우리 다시 시작할 수 있을까
reunion.will | 우리 사이에 두 번째 기회가 올까
reunion.feel | 나랑 헤어진 거 아쉬워하긴 할까
reunion.feel | 지금 그 사람 머릿속에 내가 있을까 헤어졌지만
reunion.why | 한마디 말도 없이 왜 떠났을까
reunion.why | 그렇게 사랑한다더니 왜 마음이 바뀌었을까
reunion.how | 예전 사람 마음에 다시 불을 지피려면
reunion.should | 그 사람 어머니께 안부라도 여쭤볼까 헤어졌는데
reunion.letgo | 다른 사람 품으로 간 사람 그만 기다려야지
weary.why | 연인인데 왜 친구보다 못할까
weary.why | 같이 있어도 왜 따로 있는 것 같지 우리 부부
weary.how | 밋밋한 결혼생활에 활기를 주려면
weary.how | 오래된 연인이 새로워지는 방법
weary.feel | 남편은 나를 여자로 느끼긴 할까 이제
weary.will | 식어버린 아내 마음이 다시 따뜻해질까
weary.when | 지겹다는 생각 언제쯤 사라질까
weary.should | 새 취미를 같이 해보자고 할까 권태로워서
trust.feel | 나한테 말한 나이가 진짜일까
trust.feel | 해외출장 간다던 말 사실일까
trust.feel | 밤마다 게임한다는데 정말 게임일까 다른 여자랑 통화일까
trust.why | 왜 SNS에 나를 숨길까
trust.why | 왜 나만 모르게 약속을 잡을까 남편은
trust.how | 믿고 싶은데 머리에서 자꾸 상상하게 돼 어떻게 멈춰
trust.how | 전화번호부에 모르는 여자가 많아 어떻게 받아들여
trust.should | 그 여자가 누군지 직접 물어볼까
trust.should | 용서하기로 했는데 잘한 결정일까
trust.will | 이 사람 나를 또 속일까
trust.letgo | 배신한 사람인데 여기서 정리하는 게 맞지
pair.like | 호랑이띠랑 원숭이띠 괜찮아?
pair.like | 저희 커플 점수로 몇 점인가요
pair.like | 이 사람이 내 인연의 짝이 맞는지
pair.like | 우리 둘의 속도와 온도가 잘 맞나요
pair.like | 물병자리 남자랑 나 맞을까
pair.why | 왜 이 사람이랑은 자꾸 어긋날까
pair.how | 다혈질인 남편이랑 느긋한 나 어떻게 맞추나
pair.will | 오행이 부딪힌다는데 같이 살아도 될까
pair.state | 한집에서 살면 우리 어떨까
couple.will | 남자친구와 저 좋은 결실을 볼까요
couple.will | 이 연애의 끝은 어디일까
couple.will | 올해도 내년에도 우리 함께일까
couple.feel | 내가 그 사람한테 소중한 사람일까 사귄 지 오래됐는데
couple.feel | 남편 마음에 내 자리가 있을까
couple.feel | 여자친구가 나를 의지하긴 할까
couple.how | 사귄 지 한 달인데 초반에 뭘 조심해야 돼
couple.how | 표현을 바라는 여친한테 어떻게 해주면 좋아
couple.why | 남자친구는 왜 기념일에 관심이 없지
couple.should | 커플 적금 들어도 될까
couple.should | 남친이 내 집에 들어오겠다는데 받아줄까
couple.when | 둘이 여행 떠나기 좋은 달 알려줘
couple.state | 요새 우리 애정 온도 어때
ssum.will | 몇 번 만난 사람이랑 정식으로 만나게 될까
ssum.will | 이 만남이 연애로 넘어갈까
ssum.feel | 나를 진지하게 만나보려는 걸까 가볍게 보는 걸까
ssum.feel | 밥은 먹자면서 영화는 거절해 무슨 속내지
ssum.why | 분위기 좋았는데 왜 선을 긋지
ssum.how | 아직 서먹한 사이에서 가까워지려면 데이트 때 뭘 하지
ssum.how | 사귀자는 말을 끌어내려면
ssum.should | 먼저 팔짱 껴도 될까
ssum.should | 사귀는 사이냐고 확인해볼까
ssum.letgo | 만날수록 헷갈리게 하는 사람 그만 볼까
ssum.when | 우리 사이 언제쯤 정해질까
crush.will | 저 선배랑 내가 이어질 가능성 있을까
crush.will | 내 마음이 닿을까 그 사람한테
crush.feel | 그 사람이 나를 눈여겨보고 있을까
crush.feel | 나한테만 말투가 다른데 관심일까
crush.how | 인사만 하는 사이인데 한 걸음 더 가려면
crush.how | 관심 없는 사람 마음을 얻으려면
crush.should | 몰래 좋아했다고 털어놔도 될까
crush.should | 자리 옆에 앉아볼까
crush.letgo | 애인 생겼다는 소식 들었어 이제 마음 접어야지
crush.why | 왜 손에 안 잡히는 사람한테만 끌릴까
crush.when | 마음을 털어놓기 좋은 달은
contact.will | 마지막 인사가 끝인지 다시 톡이 올지
contact.will | 부재중 남겼는데 걸어올까
contact.feel | 짧게 대꾸하는 건 끊자는 신호일까
contact.why | 대화 잘하다가 왜 갑자기 사라졌지
contact.why | 주말만 되면 왜 톡이 없지
contact.how | 오랜만에 톡하는데 첫마디 뭐로 시작하지
contact.should | 그냥 이모티콘 하나만 보내볼까
contact.when | 하루 중 언제 톡하면 답이 잘 올까
contact.which | 톡이 나아 전화가 나아
fight.will | 토라진 여자친구 마음 풀릴까
fight.feel | 나한테 아직 서운해하고 있을까
fight.why | 말투 하나로 왜 자꾸 다툴까
fight.how | 싸움 나면 회피하는 사람이랑 어떻게 대화하지
fight.how | 오해를 풀고 싶은데 어떻게 말을 꺼내지
fight.should | 사과 선물 보내볼까
fight.should | 내 잘못 아닌데 숙이고 들어가야 하나
fight.when | 사과하기 제일 나은 때가 언제야
new-love.when | 사랑이 시작되는 해는 언제일까
new-love.when | 설레는 소식 언제쯤 들려올까
new-love.will | 봄 오면 좋은 사람도 올까
new-love.will | 나를 진심으로 아껴줄 사람이 있긴 있을까
new-love.will | 이번 소개 자리에서 괜찮은 사람을 보게 될까
new-love.why | 매번 호감 단계에서 끝나는데 뭐가 부족하지
new-love.how | 연애운 올리려면 뭘 하면 좋아
new-love.how | 인연을 부르려면 어떻게 살아야 해
new-love.who | 다음 애인은 직장에서 만날까 취미에서 만날까
new-love.like | 나한테 잘 어울리는 여자는 어떤 느낌이야
new-love.should | 마음 없이 만나봐도 될까 소개받은 사람
new-love.state | 올봄 내 연애 기상도
marriage.when | 혼인신고 언제 하면 좋을까
marriage.when | 내가 결혼식장에 서는 건 언제
marriage.will | 여자친구 부모님이 나를 사위로 받아줄까
marriage.will | 재혼해서 잘 살 수 있을까
marriage.why | 남들 다 하는 결혼이 왜 나만 어려울까
marriage.should | 사귄 지 반년인데 상견례 해도 될까
marriage.should | 애 있는 사람과 결혼해도 괜찮을까
marriage.how | 결혼식을 작게 하고 싶은데 부모님을 어떻게 설득하지
marriage.like | 나의 신혼은 어떤 모습이야
marriage.state | 내년 결혼운 어떤가요
spouse.like | 아내 될 사람 성품은 어떤가요
spouse.like | 배우자가 다정한 사람일지 궁금해
spouse.who | 장래의 남편 나이대는
spouse.who | 배우자를 어떤 인연으로 만나나요
spouse.when | 평생 갈 사람을 언제 만나게 되나
spouse.why | 왜 나는 배우자복이 없다고 할까
parting.letgo | 이 결혼 그만두는 게 나을까
parting.letgo | 힘들기만 한 사랑 내려놓을까
parting.letgo | 마음이 떠난 사람 곁에 계속 있어야 할까
parting.will | 이러다 우리 갈라서게 될까
parting.how | 좋게 헤어지려면 어떤 말을 해야 할까
parting.when | 끝내자는 얘기 언제 꺼내는 게 좋을까
parting.why | 왜 만나는 사람마다 나를 떠날까
career.will | 공모전 입상할 수 있을까
career.will | 이번 분기 목표 달성할까
career.will | 로펌 합격할까요
career.when | 투잡 언제 시작하면 좋을까
career.should | 상가 계약해도 될까요
career.should | 다니던 학교를 그만두고 다시 수능 볼까
career.how | 슬럼프인데 어떻게 벗어나지 일에서
career.how | 동료가 내 공을 가로채 어떻게 하지
career.why | 왜 맨날 나만 야근일까
career.like | 나는 어떤 일로 돈을 벌 사주야
career.which | 대기업 갈까 공무원 할까
career.state | 이번 달 사업 흐름 어때
people.how | 시집간 딸이 힘들어하는데 엄마로서 어떻게 도와줄까
people.how | 아들이 학교 가기 싫대요 어떻게 달래죠
people.how | 오빠가 자꾸 술 마시고 속을 썩여 어떻게 하지
people.why | 왜 가족들은 나만 탓할까
people.why | 친했던 언니가 왜 갑자기 거리를 둘까
people.should | 형한테 빌린 거 먼저 말 꺼내도 될까
people.should | 부모님께 독립하겠다고 말할까
people.will | 아이랑 다시 가까워질 수 있을까
people.feel | 엄마는 내 마음을 알까
people.when | 아빠랑 언제 화해하게 될까
matter.should | 자격 없는 강의지만 한번 들어볼까
matter.should | 캠핑카 빌려서 떠나볼까
matter.should | 새벽 운동 시작해볼까
matter.will | 이번엔 끊을 수 있을까 담배
matter.will | 바라던 게 뜻대로 될까
matter.when | 여행 떠나기 좋은 날짜는
matter.when | 미용실 예약 언제로 할까
matter.how | 미루는 버릇 어떻게 고치지
matter.why | 왜 이렇게 자꾸 깜빡할까
timing.state | 이번 주 내 컨디션과 운은
timing.state | 연초 운세 미리 알려줘
timing.when | 운명이 바뀌는 시기가 언제야
timing.when | 제일 빛나는 때가 언제 와
timing.will | 남은 석 달 잘 풀릴까
timing.why | 왜 올해는 하는 일마다 막힐까
timing.which | 이번 달이 나아 다음 달이 나아 전체 운은
work.how | 직장 스트레스를 남친한테 풀게 돼 어떻게 하지
work.how | 남편 사업이 어려워 집안이 싸늘해 어떻게 견디지
work.why | 왜 바쁘다는 핑계로 나를 미룰까 남친은
work.should | 지방 발령 따라가야 할까 연인이랑 떨어지는데
work.should | 연애보다 시험에 집중할까
work.will | 취업 준비 끝나면 연애도 다시 할 수 있을까
work.when | 남친 바쁜 시기 언제 지나서 우리 여유로워질까
`);
