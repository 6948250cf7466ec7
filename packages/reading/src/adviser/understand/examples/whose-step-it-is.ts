import { asked } from './asked.ts';

/** The same verbs of the reader and of the other: what to do, what will be, what is felt, whether to let go. */
export const WHOSE_STEP_IT_IS = asked(`
contact.should | 심심하다고 톡 하나 던져볼까
contact.should | 잘 지내냐고 물어볼까
contact.should | 전화번호 바뀐 거 알려줄까
contact.should | 답 안 해도 되겠지
contact.should | 연락을 좀 끊어볼까 애타게
contact.should | 하루에 한 번만 보내는 게 나을까
contact.should | 통화하자고 해도 될까
contact.should | 새해 복 많이 받으라고 보내볼까
contact.should | 며칠 연락 안 하고 버텨볼까
contact.should | 읽씹 당했지만 한 번만 더 보내도 괜찮을까
contact.will | 내가 안 하면 그쪽에서 먼저 할까
contact.will | 기다리면 톡이 오려나
contact.will | 이번 주 안에 전화 오겠어요?
contact.will | 안부라도 물어봐 줄까 그 사람
contact.will | 다시 예전처럼 매일 톡하게 될까
contact.will | 답이 언젠간 오겠죠
contact.will | 내 톡 확인은 할까
contact.feel | 답이 짧아진 건 마음이 변해서일까
contact.feel | 연락을 안 하는 건 생각이 없어서일까
contact.feel | 내 톡이 반가울까 귀찮을까
contact.letgo | 이제 이 사람 연락 안 기다려도 되겠지
contact.letgo | 답 없는 사람한테 그만 보내야겠죠
contact.how | 안 부담스럽게 안부 묻는 법 알려줘
contact.how | 화난 건지 바쁜 건지 어떻게 물어보지
contact.why | 왜 이틀에 한 번만 답할까
contact.why | 왜 전화는 절대 안 받고 톡만 할까
contact.when | 며칠 간격으로 연락하는 게 좋을까
crush.should | 영화표 두 장 생겼다고 말해볼까
crush.should | 좋아한다고 돌려서라도 말해볼까
crush.should | 고백하고 어색해지느니 말지 말까
crush.should | 남자친구 있냐고 물어봐도 되나
crush.should | 매일 커피 사다 줘도 되겠지
crush.should | 친구한테 다리 놔달라고 할까
crush.should | 인스타 팔로우부터 해볼까
crush.will | 내 고백을 받아줄까 그 오빠가
crush.will | 걔랑 나랑 사귀는 날이 올까
crush.will | 천천히 다가가면 마음 열까
crush.will | 저 사람이 언젠가 나를 알아볼까
crush.will | 내가 말 안 해도 걔가 먼저 올까
crush.feel | 내가 좋아하는 거 눈치챘을까
crush.feel | 나한테 잘해주는 게 습관인지 마음인지
crush.feel | 걔는 나 같은 스타일 좋아할까
crush.feel | 나랑 있을 때 편해 보이는데 이성으로 느낄까
crush.letgo | 세 번 까였으면 이제 그만해야지?
crush.letgo | 마음 접는 게 나한테 좋겠죠
crush.letgo | 가능성 없으면 지금 접을래 접어?
crush.how | 부담 안 주고 호감 표시하는 법
crush.how | 말을 더듬어서 고백을 못 하겠어 어떻게 하지
crush.why | 왜 좋아하는 사람 앞에서는 말이 안 나올까
crush.when | 고백은 기다려야 할까 지금일까 시기 좀
ssum.should | 오늘은 내가 계산할까
ssum.should | 다음엔 술 한잔하자고 해도 될까
ssum.should | 우리 오늘부터 만나자고 말할까
ssum.should | 다른 사람도 만나보면서 재볼까
ssum.should | 밀당을 좀 해볼까
ssum.will | 이번엔 그쪽에서 만나자고 할까
ssum.will | 이 사람이 내 애인이 될까
ssum.will | 시간이 지나면 확실해질까 우리 사이
ssum.will | 애프터 신청 들어올까
ssum.feel | 나 말고 다른 사람도 만나고 있을까
ssum.feel | 나랑 사귈 생각이 있기는 할까
ssum.feel | 친구 이상으로 보는 게 맞을까
ssum.feel | 만나면 즐거워하는데 진심일까
ssum.letgo | 두 달째 제자리인데 그만 볼까
ssum.letgo | 나만 애쓰는 썸 끝낼까
ssum.how | 애매한 사이 확실하게 만드는 법
ssum.how | 적극적으로 나오게 하려면 어떻게 해
ssum.why | 왜 진도가 안 나갈까
ssum.why | 왜 만나자는 말에 대답을 피할까
ssum.when | 손은 언제쯤 잡는 게 좋을까
couple.should | 남친한테 서운하다고 말할까 참을까
couple.should | 여친한테 통장을 맡겨도 될까
couple.should | 남편한테 여행 가자고 해볼까
couple.should | 한 달 동안 떨어져 지내봐도 될까
couple.will | 남친이 약속을 지킬까
couple.will | 남편이 나를 좀 도와줄까
couple.will | 이 사람이 변하지 않고 내 곁에 있을까
couple.will | 여친 집에서 나를 받아줄까
couple.feel | 내가 아프다고 해도 걱정하긴 할까
couple.feel | 나 말고 일이 더 소중한 걸까
couple.feel | 나를 친구한테 자랑할까 숨길까
couple.how | 남친이 먼저 애정 표현하게 만들려면
couple.how | 아내를 웃게 해주고 싶은데 뭘 하면 좋지
couple.why | 왜 남친은 사랑한다는 말을 안 해줄까
couple.why | 왜 나랑 있을 때만 졸려 할까
couple.when | 남친한테 같이 살자고 언제 말할까
fight.should | 그냥 내가 잘못했다고 할까
fight.should | 모른 척하고 밥 먹자고 해볼까
fight.should | 끝까지 안 지는 게 나을까
fight.should | 친구한테 중재해달라고 할까
fight.will | 오늘 안에 풀릴까
fight.will | 아내가 마음을 풀까
fight.will | 이 싸움 오래 갈까
fight.will | 내일이면 아무 일 없던 것처럼 될까
fight.feel | 나한테 정이 떨어졌을까 이번 일로
fight.feel | 자기도 잘못한 걸 알고는 있을까
fight.letgo | 매번 싸우기만 하는데 여기서 멈출까
fight.how | 싸움을 크게 안 만들려면
fight.how | 사과 편지를 쓰려는데 뭐라고 쓰지
fight.why | 왜 내 말은 끝까지 안 들을까
fight.why | 왜 미안하다는 말을 못 할까 그 사람은
fight.when | 며칠 지나면 말 걸어도 될까 언제
trust.should | 전화 목록을 확인해볼까
trust.should | 솔직하게 말하면 용서해줄까 말까
trust.should | 의심 접고 믿어보는 게 나을까
trust.will | 이번엔 정말 정리하고 올까
trust.will | 다시 바람피우지 않을까
trust.feel | 미안하다는 말 진심일까
trust.feel | 나 몰래 다른 사람 만나고 있을까
trust.how | 거짓말한 걸 알았는데 어떻게 말을 꺼내지
trust.how | 한번 무너진 믿음 다시 쌓는 법
trust.why | 왜 들킬 거짓말을 할까
trust.letgo | 믿음이 깨졌는데 그만 놓을까
parting.letgo | 헤어지고 후회하더라도 헤어지는 게 맞을까
parting.letgo | 놓고 싶은데 놓지 못하겠어 놓아야 하겠지
parting.letgo | 더 만나봐야 달라질 게 없겠죠 끝낼까요
parting.letgo | 이 정도면 도망쳐야 하는 거지
parting.will | 결국 우리는 헤어지게 될 사이일까
parting.will | 이 고비 못 넘기고 끝날까
parting.how | 미련 안 남게 정리하려면
parting.when | 정리는 빠를수록 좋을까 언제가 나을까
parting.feel | 헤어지자고 하면 그 사람 많이 힘들어할까
reunion.should | 마지막으로 한 번 더 잡아볼까
reunion.should | 잘 지내냐고 문자 보내봐도 될까 헤어진 사람한테
reunion.should | 내가 먼저 만나자고 해도 될까 전남친한테
reunion.should | 돌아온 사람 다시 받아줘도 될까
reunion.should | 편지로 마음을 전해볼까 떠난 사람한테
reunion.will | 시간이 지나면 나를 찾을까
reunion.will | 그때 그 사람이 다시 문을 두드릴까
reunion.will | 전남친이 나를 다시 붙잡을까
reunion.will | 우리 한 번 더 기회가 있을까
reunion.feel | 나한테 미안한 마음은 있을까 떠난 사람
reunion.feel | 나랑 헤어지고 홀가분해할까
reunion.feel | 다시 만나자는 말 진심일까 외로워서일까
reunion.letgo | 언제 올지 모를 사람 그만 기다릴까
reunion.letgo | 재회 생각 이제 접는 게 나을까
reunion.how | 헤어진 사람이 나를 다시 보게 하려면
reunion.why | 왜 나만 못 잊고 있을까 그 사람은 잘 사는데
reunion.when | 돌아온다면 봄일까 여름일까
heal.should | 새로운 사람 만나면서 잊어볼까
heal.should | 사진을 지금 정리하는 게 좋을까 나중에 할까
heal.will | 그 사람 없이도 잘 살 수 있을까
heal.will | 이 미련이 사라지긴 할까
heal.how | 마음에서 완전히 내보내려면
heal.how | 생각나서 일이 손에 안 잡힐 때 어떻게 하지
heal.why | 왜 시간이 가도 그대로 아플까
heal.when | 언제쯤 연락처를 봐도 아무렇지 않을까
marriage.should | 이 사람 프로포즈 받아들일까
marriage.should | 부모님이 반대해도 밀고 나갈까
marriage.should | 결혼을 서두르는 게 좋을까
marriage.will | 이 사람이 나한테 청혼하긴 할까
marriage.will | 시어머니가 나를 좋아해줄까
marriage.will | 올해 안에 날 잡을 수 있을까
marriage.letgo | 파혼하는 게 맞을까
marriage.letgo | 결혼 준비하다 지쳤는데 그만둘까 이 결혼
marriage.how | 결혼을 망설이는 남친 마음 움직이려면
marriage.feel | 남친도 나랑 결혼하고 싶을까
marriage.why | 왜 결혼 앞두고 마음이 흔들릴까
weary.should | 따로 여행을 다녀와 볼까
weary.should | 솔직하게 재미없다고 말해도 될까
weary.will | 이 사람한테 다시 두근거릴 수 있을까
weary.feel | 나한테 싫증난 걸까 그냥 피곤한 걸까
weary.how | 서로 소홀해진 사이 되돌리려면
weary.why | 왜 좋아하는데 지루하지
self.should | 상처받더라도 마음을 열어볼까
self.will | 나는 변할 수 있을까 집착하는 거
self.how | 상대 기분에 끌려다니지 않으려면
self.why | 왜 나는 내 마음을 솔직하게 말 못할까
new-love.should | 눈을 좀 낮춰볼까
new-love.should | 모임에 가입해볼까 사람 만나려고
new-love.should | 당분간 혼자 지내는 게 나을까
new-love.will | 내가 가만있어도 누가 다가올까
new-love.will | 올해 누구든 만나지긴 할까
new-love.letgo | 연애 같은 거 그냥 포기할까
new-love.how | 괜찮은 사람 알아보는 눈 어떻게 기르지
new-love.feel | 어디선가 나를 좋아하는 사람이 있을까
`);
