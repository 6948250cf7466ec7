import { asked } from './asked.ts';

/** The subject is not named; what happened tells it. */
export const TOLD_BY_WHAT_HAPPENED = asked(`
parting.letgo | 짐 싸서 나갈까 그냥 살까
parting.letgo | 커플링 빼고 싶은데 이게 끝내라는 신호일까 끝낼까
parting.letgo | 같이 있는 미래가 안 그려지는데 계속 만나도 될까
parting.letgo | 반지까지 맞췄는데 아닌것 같아 물러야할까
parting.letgo | 남친이랑 있으면 내가 없어지는 기분이야 벗어나야 할까
parting.letgo | 이 사람 손을 놓는게 맞을까
parting.letgo | 우리집에서 다 말리는 남자야 그만 만나는게 좋을까
parting.will | 곧 남이 될 것 같은 예감인데 맞을까
parting.will | 우리한테 내년이 있을까 매일 위태로워
parting.will | 남친이 자꾸 거리를 두는데 이대로 끝날까
parting.feel | 남친이 나랑 끝낼 생각을 하고 있을까
parting.feel | 각자 시간을 갖자는건 그만하자는 말이지?
parting.feel | 남편이 집을 따로 얻겠다는데 마음이 떠난걸까
parting.how | 좋게 마무리하고 싶은데 어떤 말로 끝낼까
parting.how | 붙잡힐까봐 말을 못하겠어 어떻게 그만 만나자고 하지
parting.how | 남친 가족이랑도 친한데 어떻게 정리해야 깔끔하지
parting.when | 같이 사는 집 계약 끝날때 나가려는데 언제 얘기하지
parting.when | 나가 살자는 말을 이달에 할까 다음달에 할까
parting.why | 일년만 지나면 왜 내 마음이 식어버릴까
parting.why | 잘 되다가도 왜 내가 다 망쳐버리지
reunion.will | 그때 그 사람 결혼은 했을까 다시 볼 일 있을까
reunion.will | 미안하다는 말을 들을 날이 올까 나를 두고 간 사람한테
reunion.will | 연락처도 지웠는데 인연이 다시 닿을까
reunion.will | 우리가 다시 우리가 될 수 있을까
reunion.feel | 내 빈자리 느끼고 있을까
reunion.feel | 나를 두고 간 사람은 잘 지내고 있을까
reunion.feel | 축의금 보낸 옛 애인은 무슨 마음일까
reunion.feel | 길에서 마주쳤는데 못본척하더라 나를 아직 의식하는걸까 전남친
reunion.should | 짐 돌려받으러 만나도 될까 전남친
reunion.should | 옛 애인이랑 같은 동네로 이사가는데 알려줄까
reunion.should | 전남친이 준 편지를 돌려줘야 할까
reunion.how | 오랜만에 옛 연인을 만나는데 무슨 말을 하면 좋을까
reunion.how | 한번 실망시킨 사람 마음을 어떻게 되돌려
reunion.why | 왜 톡 하나로 우리를 끝냈을까
reunion.why | 영원하자더니 왜 한순간에 변했을까 그 사람은
reunion.when | 타지로 간 그 사람이 돌아와서 만날 날이 언제일까
reunion.letgo | 딴사람이랑 약혼했다니 마음을 비워야겠지
heal.when | 같이 갔던 카페 지나가도 안 아픈 날이 언제 올까
heal.how | 같이 살던 집에 나만 남았어 어떻게 견디지
heal.how | 그 사람 물건만 봐도 무너지는데 어떻게 해야돼
heal.why | 왜 첫눈만 오면 생각이 날까 다 지난 일인데
heal.why | 해마다 이맘때면 왜 마음이 시릴까 그 사람때문에
heal.will | 누굴 만나도 그 사람이 지워질까
heal.will | 바쁘게 살면 희미해지나
heal.letgo | 받은 편지 버릴까 간직할까
heal.letgo | 그 사람이 준 옷 아직 입는데 버려야할까
couple.feel | 같이 여행갔는데 계속 시큰둥하던데 나랑 있는게 별로였을까
couple.feel | 내 생일을 까먹은 남친 내가 덜 소중한걸까
couple.feel | 남친이 내 앞에서 안 웃어 내가 재미없나
couple.how | 남친이 취미에만 빠져있어 어떻게 얘기를 꺼내지
couple.how | 남친이 말수가 적은데 대화를 어떻게 이끌지
couple.how | 여친 친구들이랑 친해지려면
couple.how | 남편 코골이 때문에 따로 자는데 서운해하지 않게 말하려면
couple.should | 남친한테 돈 얘기를 꺼내도 될까 데이트통장
couple.should | 남친한테 비밀번호 알려줘도 될까
couple.will | 둘이 성격이 다른데 계속 갈 수 있을까
couple.will | 직장이 달라지면 남친이랑 괜찮을까
couple.why | 남친이 왜 속얘기를 안할까
couple.why | 나랑 찍은 사진을 왜 안 올려줄까
couple.when | 남친이랑 여행 언제 가면 안 싸우고 올까
couple.state | 남편이랑 나 지금 위기야?
couple.state | 결혼 3년차 우리 사이 괜찮은거야?
fight.feel | 내가 뱉은 말이 상처가 됐을까
fight.feel | 어제 그 말 때문에 마음이 상했을까 남친
fight.will | 문도 안열어주는데 화 풀고 나올까
fight.will | 여친이 프사도 내렸는데 마음 풀까
fight.how | 시어머니 얘기만 하면 언성이 높아져 어떻게 하면 안그럴까
fight.why | 운전만 하면 왜 우리는 다툴까
fight.when | 등 돌리고 잔지 사흘 언제쯤 괜찮아져
fight.should | 끊긴 커플앱 다시 초대해도 될까 싸우고 지웠거든
weary.why | 남편 밥먹는 소리도 싫어 나 왜 이러지
weary.why | 남친 목소리 들어도 아무 느낌이 없어 왜일까
weary.feel | 기념일도 대충 때우는 남친 마음이 식은거지
weary.feel | 나랑 밥먹으면서 하품만 하는데 지겨운거겠지
weary.how | 만나면 각자 핸드폰만 보는데 어떻게 바꾸지
weary.how | 잘자 말고는 할말이 없는 커플인데 뭘 하면 좋아질까
weary.will | 따로 잔지 오래인데 다시 다정해질 수 있을까
weary.letgo | 아무 재미도 없는 만남인데 끝내는게 맞나
trust.feel | 남편 차 블박이 꺼져있던데 뭐 있는거 아니야
trust.feel | 하트 붙여 저장된 이름이 있어 여자일까
trust.how | 남친 말이 자꾸 바뀌는데 어떻게 물어봐야 하지
trust.how | 핸드폰을 화장실까지 들고 가 어떻게 확인하지
trust.why | 왜 친구 만난다는 말을 숨겼을까
trust.why | 남사친 만나는걸 왜 나한테 말을 안하지 여친이
trust.will | 손 모아 빌던데 이번엔 진짜 달라질까
trust.will | 약속했는데 이번엔 지킬까 여자 문제
trust.should | 친구가 봤다는데 남친한테 따져물을까
pair.like | 말 많은 나랑 조용한 그 사람 어울리는 조합이야?
pair.like | 소심한 남자랑 화끈한 여자 괜찮은 조합일까
pair.how | 고집 센 둘이 만났는데 어떻게 맞춰야 해
pair.how | 서로 생활습관이 다른데 안 부딪히려면
spouse.like | 나랑 살 사람은 다정한 사람이야?
spouse.like | 내 반쪽은 가정적일까
spouse.who | 내 반려자는 사업가일까 월급쟁이일까
spouse.when | 하늘이 정한 짝은 언제 만나
marriage.will | 결혼 싫다던 남친이 마음 돌릴까
marriage.will | 남친이 비혼이라는데 나랑은 할까
marriage.when | 작은 결혼식 하려는데 어느 계절이 좋을까
marriage.why | 날만 잡으면 왜 집안에 일이 터질까
marriage.why | 예식장만 보러가면 왜 싸우게 되는지
marriage.should | 발령나기 전에 식 올릴까
marriage.should | 혼인신고 먼저 하는거 어때
marriage.how | 빚 있다는거 결혼 전에 어떻게 털어놓지
marriage.feel | 예비 시부모님이 나를 좋게 보셨을까
new-love.who | 다음 인연은 옛날에 알던 사람일까
new-love.who | 동창 중에 내 짝이 있을까
new-love.should | 연하가 자꾸 만나달라는데 만나줄까
new-love.should | 관심없던 사람이 좋다는데 한번 만나볼까
new-love.state | 지금 나한테 설레는 일 생길 기운이 있나
new-love.how | 서른에 첫연애하려면 뭘 알아야 해
new-love.why | 인기는 많은데 왜 정작 연애는 못할까
crush.how | 다른 부서 사람이랑 마주칠 일을 어떻게 만들지
crush.how | 접점 하나 없는 사람한테 어떻게 다가가지
crush.letgo | 친구도 그 애를 좋아한대 내가 물러나야 할까
crush.should | 생일 기프티콘 보내면 티날까 그래도 보낼까
crush.should | 좋아하는 사람한테 도시락 싸줘도 될까
crush.why | 왜 만날 수도 없는 사람한테 빠질까
ssum.will | 재기만 하는 이 남자 마음을 정할까
ssum.will | 고민해보겠다던 사람 결심하고 올까
ssum.should | 둘이 캠핑 가도 될까 아직 썸인데
ssum.feel | 어제 한 뽀뽀는 뭐였을까 오늘 아무렇지도 않던데
ssum.feel | 사귀자 했다가 없던일로 하자는건 뭐야
ssum.why | 왜 우리 사이를 비밀로 하자고 할까 썸남이
ssum.letgo | 결혼했던걸 말 안한 사람인데 그만 볼까
ssum.how | 둘다 소심한 썸인데 어떻게 진도를 빼
contact.letgo | 내가 손 놓으면 끊길 사이인데 놓아볼까 연락
contact.how | 한참만에 답왔는데 어떤 톤으로 보내야 할까
contact.how | 답장 늦게 온거에 뭐라고 답해야 쿨해보여
contact.when | 시차 있는 데로 출장간 사람 언제 연락이 될까
contact.why | 여럿이 있는 방에선 말 잘하면서 나한텐 왜 조용해
self.like | 사람들이 나한테 쉽게 질리는 이유가 내 어떤 면일까
self.like | 내가 연애에서 제일 못하는게 뭐야
self.why | 행복하면 왜 곧 깨질것 같을까
self.why | 사랑한다는 말이 왜 입에서 안 나올까 나는
self.how | 먼저 미안하다고 못하는 성격 어떻게 바꿔
self.how | 기대했다 실망하는 버릇 좀 고치고 싶어
self.will | 평범한 사랑 한번 해보고 죽지 않고 늙을 수 있을까ㅋㅋ 나도 남들처럼 될까
timing.will | 연말 잘 마무리될까
timing.will | 올해 끝은 웃으면서 보낼 수 있을까
timing.when | 안 좋은 기운은 언제 물러가
career.will | 원고 보냈는데 뽑힐까
career.will | 공모전 입상할까
career.when | 정직원 시켜준다더니 언제 시켜줄까
career.when | 밀린 월급 언제 나올까
career.should | 일하면서 대학원 다니는거 무리일까
career.should | 야간 알바까지 하는거 무리겠지
career.how | 갑질하는 손님 때문에 지쳐 어떻게 버티지
career.like | 기계 만지는게 맞을까 사람 대하는게 맞을까
career.like | 글쓰는 일이랑 말하는 일 어느쪽이 내 체질이야
career.why | 스펙은 있는데 왜 취직이 안되지
work.how | 연인끼리 같은 가게에서 일하는데 자꾸 부딪혀 어떡하지
work.how | 동업하는 남친이랑 일 얘기로 맨날 다퉈 어떻게 나누지
work.should | 남친 시험기간인데 당분간 보지 말까
work.should | 내 시험 끝날 때까지 만나지 말자고 해도 될까
people.how | 낯선 도시로 이사왔는데 친구 어떻게 사귀지
people.why | 동생이 나만 보면 왜 짜증낼까
people.should | 나 안부른 친구 결혼식에 축의금 해야돼?
people.feel | 단체방에서 내 말만 무시당하는데 나를 싫어하나 친구들이
people.will | 오래 못본 아빠를 다시 볼 수 있을까
matter.should | 벽지 새로 할까
matter.should | 침대 위치 옮길까
matter.will | 잃어버린 이어폰 나올까
matter.will | 응모한 이벤트 될까
small:identity | 답 쓰는 분이 실제 사람인가 궁금하네
small:doubt | 이거 통계 돌린거지
reunion.feel | 헤어지자고 한 건 걔면서 왜 아쉬운 티를 내지 미련인가
contact.will | 그쪽에서 먼저 안부를 물어올까요
contact.will | 내 톡 보고 웃어줄까 답은 줄까
contact.will | 걔 쪽에서 뭐라도 먼저 보낼까
ssum.will | 그쪽에서 먼저 데이트하자고 할까
crush.will | 내가 말 안해도 걔가 먼저 알아채고 다가올까
fight.will | 내가 가만있으면 그 사람이 먼저 미안하다 할까
marriage.will | 여친이 내 청혼을 받아줄까
reunion.will | 저쪽에서 먼저 다시 만나자고 할까
reunion.should | 저쪽에서 다시 만나자는데 그러자고 할까
reunion.should | 그만두자던 사람이 돌아왔는데 받아줘도 될까
crush.should | 걔가 나한테 고백했는데 받아줄까
new-love.should | 동아리 후배가 좋아한다고 했는데 받아줘야 할까
ssum.should | 사귀자는데 좋다고 할까
marriage.should | 결혼하자는데 응할까
contact.should | 연락이 왔는데 답해줄까
contact.should | 걔가 먼저 톡했는데 바로 답할까
fight.should | 사과하러 온다는데 만나줄까
trust.should | 잘못했다는데 받아줄까
people.should | 친구가 화해하자는데 받아줄까
`);
