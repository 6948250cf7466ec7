import { asked } from './asked.ts';

/** At an end and after it: parting, coming back, getting over it. */
export const ENDING_AND_AFTER = asked(`
parting.letgo | 남자친구랑 헤어질까요
parting.letgo | 이 남자랑 헤어질까
parting.letgo | 여친이랑 그만 헤어질까요
parting.letgo | 애매한 관계 정리해야 하나
parting.letgo | 이 사람 계속 만나도 되는 인연인가요
parting.letgo | 그만하자고 말할까 너무 지쳐
parting.letgo | 지쳐서 헤어지고 싶어 놓을까
parting.letgo | 남편이랑 갈라설까
parting.letgo | 이 사람 놔줘야하나
parting.letgo | 애 때문에 참는데 이혼할까
parting.letgo | 백수 남친 계속 만나야 하나
parting.letgo | 결혼 생각 없다는 남친 정리해야할까
parting.letgo | 헤어지는게 서로한테 좋을까
parting.how | 헤어지자고 어떻게 말하지
parting.how | 이별을 말하고 싶은데 입이 안떨어져
parting.how | 좋게 끝내는 방법 있을까
parting.how | 정은 있는데 사랑은 없어 어떻게 끝내지
parting.when | 이별 통보 타이밍
parting.when | 헤어지기 좋은 시기
parting.when | 이별은 언제 말하는게 나을까
parting.will | 우리 헤어질 것 같아?
parting.will | 이러다 차일까
parting.will | 남친이 헤어지자고 할까봐 무서워
parting.why | 왜 사귀면 늘 끝이 안좋아
parting.feel | 내가 헤어지자하면 걔는 어떨까
parting.letgo | 그만하자고 할까 진짜 지친다
parting.how | 상처 안주고 헤어지는 법
parting.letgo | 남편이랑 이혼하는게 나을까요 애가 7살이에요
parting.when | 이별 타이밍 언제가 좋아
parting.will | 우리 결국 헤어지게 될까
parting.letgo | 사랑하지만 너무 힘들어 그만두는게 맞는걸까
parting.how | 카톡으로 이별 말하면 안되겠지 어떻게 해
parting.when | 시험 끝나고 헤어지자 할까 지금 할까
parting.will | 곧 차일거 같은 느낌 맞을까
parting.letgo | 이혼도장 찍을까요
parting.feel | 헤어지자 하면 붙잡을까 걔가
parting.letgo | 남편이 바람펴요 > 그럼 이혼해야되나
parting.how | 톡으로 헤어지자 하면 안되나 어떻게 말해
parting.how | 이별 통보 카톡으로 할까 만나서 할까
parting.when | 시험 끝나고 헤어질까 지금 헤어질까
parting.when | 연말 지나고 헤어지자고 할까
parting.will | 곧 헤어지자고 할 것 같아
parting.will | 차일 것 같은 느낌인데 맞아?
parting.will | 내가 헤어지자 하면 잡을까
parting.letgo | 시간 갖자는데 그만할까
parting.how | 헤어지자는 말 꺼낼 용기가 없어
parting.when | 언제 정리하는게 서로 덜 아플까
parting.letgo | 사귀는게 더 외로워 헤어질까
parting.how | 정 떼는 법
parting.when | 언제 헤어지자고 하지
parting.how | 정 떼는 방법 알려줘
parting.how | 어떻게 정을 떼지
parting.will | 우리 이번에는 정말 헤어지려나
parting.letgo | 같이 있어도 외로운데 헤어질까
parting.letgo | 안 맞는 걸 알면서 계속 사귀어야 하나
parting.how | 미안하지 않게 이별하는 법
reunion.will | 다시 만날 수 있겠지
reunion.will | 그 사람 다시 나한테 올까
reunion.will | 기다리면 돌아오나요
reunion.will | 재회 확률 몇퍼
reunion.will | 전여친 새남친이랑 헤어질까
reunion.will | 전남친한테 연락 올 날 있을까
reunion.will | 우리 인연 끝난 건가요
reunion.feel | 전남친도 내 꿈 꿀까
reunion.feel | 헤어지고 걔는 잘 지낼까
reunion.feel | 프사 바꾼게 나 때문일까 전남친
reunion.feel | 전여친이 내 인스타 들어오는데 무슨 마음
reunion.feel | 헤어졌는데 왜 자꾸 연락해 무슨 심리야
reunion.feel | 그 사람도 저 그리워하나요
reunion.feel | 걔도 힘들어할까 나없이
reunion.why | 왜 나를 떠났을까
reunion.why | 좋아한다면서 왜 헤어지자고 했을까
reunion.why | 사랑하는데 왜 헤어지자고 한걸까
reunion.why | 이별 이유를 모르겠어요
reunion.why | 차인 이유가 뭐야
reunion.why | 헤어져놓고 왜 연락해
reunion.how | 다시 잘해보려면 어떻게 해야하지
reunion.how | 차단은 안 당했는데 어떻게 다시 시작해
reunion.how | 전여친 마음 돌리는 법
reunion.how | 어떻게 하면 걔가 후회할까
reunion.how | 재회하려면 기다려야돼 매달려야돼
reunion.should | 전남친 전화 받을까
reunion.should | 한번 더 잡아볼까
reunion.should | 보고싶다고 연락해도 될까 전남친
reunion.should | 전여친 결혼한다는데 연락할까
reunion.should | 헤어진 남친 물건 돌려준다는 핑계로 만날까
reunion.should | 다시 만나자는데 받아줄까
reunion.when | 전남친한테 몇 달 뒤에 연락하면 돼
reunion.when | 헤어진지 한달 언제 연락하는게 좋아
reunion.when | 언제쯤 다시 볼 수 있을까 그 사람
reunion.letgo | 이제 보내주는게 맞겠지
reunion.letgo | 재회 포기할까
reunion.letgo | 기다리는 거 미련한 짓일까
reunion.how | 헤어진 남친 sns 그만 보고 싶어
reunion.will | 그사람 다시 올까요 기다리고 있어요
reunion.feel | 헤어진 남친도 나처럼 후회할까
reunion.how | 카톡차단은 안했던데 다시 잘해보려면 어떻게
reunion.should | 붙잡아볼까 자존심 버리고
reunion.when | 몇달뒤에 연락하는게 좋을까 전남친한테
reunion.why | 사랑한다면서 왜 떠났을까
reunion.letgo | 이젠 진짜 보내줘야 하나
reunion.feel | 전여친 프사 내렸던데 무슨 뜻일까
reunion.will | 환승당했는데 걔네 오래갈까 나한테 돌아올까
reunion.should | 전남친이 술먹고 전화왔어 받아줘야돼?
reunion.will | 재회 가능할까 > 왜 안되는데요
reunion.letgo | 전남친이 돌아올까 > 그럼 포기하는게 낫겠네
reunion.will | 2년전 남친인데 다시 이어질 가능성
reunion.feel | 걔 카톡 이름에 하트 생겼어 새사람인가 나 잊은거야?
reunion.how | 매달려서 질려했던 전여친 어떻게 되돌려
reunion.should | 생일에 축하한다고 전남친에게 보내볼까
reunion.when | 걔한테 언제쯤 소식 올까 헤어지고 두달째
reunion.why | 권태기라며 떠났는데 진짜 이유 뭘까
reunion.letgo | 기다림 끝낼때 됐나
reunion.feel | 나 차놓고 왜 잘지내냐고 물어봐?
reunion.will | 서로 사랑하는데 부모반대로 헤어졌어요 다시 될까
reunion.how | 재회하고 싶은데 뭘 먼저 바꾸지
reunion.feel | 재회하고 싶어 > 걔도 같은 마음일까
reunion.when | 전여친 돌아오나 > 몇월쯤
reunion.why | 권태기라고 떠난 진짜 이유가 뭘까
reunion.why | 잘해줬는데 왜 떠났어
reunion.feel | 차놓고 왜 연락해 무슨 마음
reunion.feel | 새사람 생겼나 나 다 잊은걸까
reunion.feel | 걔는 나 없이 행복할까
reunion.letgo | 기다림을 끝낼까
reunion.letgo | 미련 버릴까 말까
reunion.how | 매달렸던 나한테 질렸을텐데 어떻게 돌려
reunion.will | 군대 간 사이 헤어졌는데 전역하면 다시 만나질까
reunion.feel | 전남친 가끔 내 생각하나
reunion.why | 그렇게 좋아하더니 왜 변해서 떠났나
reunion.how | 전여친 다시 꼬시는법
reunion.should | 헤어진지 일년 안부 물어도 될까
reunion.when | 그 사람 언제쯤 후회해
reunion.feel | 헤어진 와이프가 애 핑계로 연락와 마음 있는걸까
reunion.how | 재회 가능해? > 그럼 뭐부터
reunion.will | 재결합 할 수 있을까 이혼한 남편이랑
reunion.feel | 걔도 가끔 울까 나 때문에
reunion.should | 전여친한테 꽃 보낼까
reunion.when | 전남친 연락은 언제쯤
reunion.how | 어떻게 하면 다시 나한테 반할까 전남친
reunion.why | 그 사람은 왜 나를 버렸을까
reunion.why | 전남친 왜 떠났어 > 내 잘못이야?
reunion.why | 그 사람이 나를 왜 버렸을까
reunion.why | 그렇게 사랑한다더니 왜 변해서 떠났을까
reunion.feel | 걔도 나 때문에 울까
reunion.should | 전여친에게 꽃을 보내도 될까
reunion.will | 이혼했는데 다시 합칠 수 있을까
reunion.will | 걔가 다시 연락할까 헤어졌는데
reunion.feel | 전여친도 내 소식 궁금할까
reunion.should | 재회 주파수 들으면서 기다리는중인데 톡해도 돼?
reunion.when | 재회까지 얼마나 걸려
reunion.why | 우리 왜 헤어진걸까
heal.when | 얼마나 걸려야 잊어
heal.when | 시간이 얼마나 지나야 괜찮아져
heal.when | 언제쯤 안 아플까
heal.when | 언제 무덤덤해질까
heal.how | 헤어진 사람을 회사에서 매일 보는데 어떻게 버텨
heal.how | 헤어지고 잠을 못자겠어
heal.how | 잊으려고 해도 안돼
heal.how | 술로 버티는 중인데 어떡하지
heal.how | 눈물이 안 멈춰요
heal.how | 이별 후유증 어떻게 극복해
heal.why | 헤어진지 오래됐는데 왜 아직도 못잊지
heal.why | 왜 나만 이렇게 힘들까 헤어지고
heal.why | 왜 아직도 눈물이 나
heal.why | 차인것도 아닌데 왜 이렇게 허전해
heal.will | 다시 누군가를 사랑할 수 있을까
heal.will | 이 상처 아물까
heal.will | 나 괜찮아질까
heal.when | 얼마나 지나야 덤덤해질까
heal.how | 밤마다 생각나서 미치겠어 어떻게 잊어
heal.how | 같은 회사라 매일봐 어떻게 견뎌 헤어졌는데
heal.will | 나 다시 사랑할 수 있을까
heal.why | 헤어진지 1년인데 왜 아직도 이래
heal.when | 사진 봐도 안 아픈 날이 오긴 오나요 언제
heal.how | 이별 이틀차 숨쉬기도 힘들어
heal.why | 내가 먼저 끝냈는데 왜 후회되지
heal.will | 이 그리움도 옅어질까
heal.how | 자꾸 전남친 인스타 들어가는데 어떻게 끊어
heal.how | 염탐을 못 끊겠어
heal.how | 이별하고 숨도 못쉬겠어
heal.how | 헤어진지 이틀 너무 힘들어
heal.why | 내가 찼는데 왜 후회되지
heal.why | 내가 먼저 헤어지자 했는데 왜 슬프지
heal.will | 그리움이 옅어질까
heal.when | 언제쯤 사진 봐도 안 아플까
heal.letgo | 돌아올 맘 없어보여 그냥 잊을까
heal.how | 첫사랑 못잊어서 새사람 못만나겠어
heal.when | 맘이 언제쯤 정리될까요
heal.why | 왜 자꾸 그때로 돌아가고 싶지
heal.how | 이별하고 아무것도 하기 싫어
heal.when | 이 아픔 언제까지 가
heal.when | 마음이 언제 정리될까
heal.how | 헤어지고 아무것도 못하겠어
heal.why | 왜 자꾸 옛날로 돌아가고 싶을까
heal.how | 첫사랑을 못 잊어서 힘들어
heal.when | 언제 새출발할 마음이 들까
`);
