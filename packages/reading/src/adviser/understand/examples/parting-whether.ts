import { asked } from './asked.ts';

/** Whether to end it, and whether it ends: a love that still stands and is doubted. */
export const PARTING_WHETHER = asked(`
parting.letgo | 술만 마시면 딴사람 되는 남친 끊어내는게 나을까요
parting.letgo | 2년 만났는데 미래 얘기만 나오면 피해요 여기까지인 걸까요 정리해야 할까요
parting.letgo | 좋아는 하는데 너무 지쳐서 그만하고 싶어 헤어져도 될까
parting.letgo | 이 연애 붙들고 있는게 맞는지 모르겠어요
parting.letgo | 내가 먼저 놓는게 맞나
parting.letgo | 걔를 끊어내야 내가 살거 같은데 끊는게 맞지
parting.letgo | 헤어질까 말까 한달째 고민중임
parting.letgo | 만나면 좋은데 뒤돌면 외로워요 이런 연애 계속해도 될까요
parting.letgo | 사랑은 식었는데 미안해서 못헤어지는중 끝내는게 서로 좋을까
parting.letgo | 종교가 달라서 자꾸 부딪히는데 여기서 접는게 맞을까요
parting.letgo | 나이 서른넷에 결혼 생각 없는 남자 계속 만나도 되는지
parting.letgo | 백수 3년차 남친 버려야됨?
parting.letgo | 게임만 하는 남친이랑 헤어지는게 답이겠지
parting.letgo | 연락문제로 백번은 싸웠는데 이제 놔줄까봐
parting.letgo | 친구들은 다 헤어지래 나만 못 놓고 있는거야?
parting.letgo | 부모님이 결사반대하는데 헤어지는게 효도일까요
parting.letgo | 군대 기다려줬더니 변했어요 헤어져야겠죠
parting.letgo | 이혼이 답일까요 아이가 여섯살입니다
parting.letgo | 남편이랑 말 섞은지 석달됐어요 갈라서야 할까요
parting.letgo | 졸혼을 생각하고 있는데 하는 것이 좋을지요
parting.letgo | 주말부부 5년에 남보다 못한 사이가 됐습니다 도장 찍는게 나을까요
parting.letgo | 별거중인데 다시 합칠지 아예 끝낼지 모르겠어요
parting.letgo | 애들 클때까지 참을까 지금 갈라설까
parting.letgo | 남친이 나를 너무 당연하게 생각해서 이제 그만 만날까 해
parting.letgo | 권태기가 아니라 그냥 끝난거같은데 정리할까요
parting.letgo | 이 남자 아니다 싶은데 정리가 안돼 끊는게 맞지?
parting.letgo | 끝이 보이는 연애인데 지금 끝낼까 좀더 갈까
parting.letgo | 나한테 돈 한푼 안쓰는 남친 헤어질까
parting.letgo | 마마보이 남친 감당 안돼 손절할까
parting.letgo | 예민한 여친 맞추는거 지쳤다 이쯤에서 그만둘까
parting.letgo | 맨날 나만 맞추는 연애 끝내도 후회 안할까
parting.letgo | 놓아주자니 아깝고 만나자니 힘들어요 어느쪽이 나을까요
parting.letgo | 이 사람이랑 계속 가는게 내 인생에 도움이 될까
parting.letgo | 남자친구가 자꾸 잠수타서 이번엔 진짜 끝내려구요 잘하는걸까요
parting.letgo | 헤어지기로 마음먹었는데 이게 맞는 선택일까요
parting.letgo | 오래 만난 정 때문에 못 끊겠는데 끊는 게 맞을까
parting.letgo | 여친이 사치가 심해서 미래가 걱정됨 헤어지는게 낫나
parting.letgo | 남친 전과가 있는걸 알게됐어요 헤어져야할까요
parting.letgo | 나를 무시하는 말투 때문에 정이 떨어져요 그만할까요
parting.letgo | 시댁만 편드는 남편 더 데리고 살아야돼?
parting.letgo | 헤어지고싶은맘반 붙잡고싶은맘반인데 어느쪽으로 가야해
parting.letgo | 약혼까지 했는데 확신이 없어요 그만둬야 할까요
parting.letgo | 권태로운데 새 사람이 눈에 들어와요 정리하는게 예의일까요
parting.letgo | 서로 안 맞는거 아는데 헤어질 용기가 없어 헤어지는게 맞을까
parting.letgo | 이연애그만해야하나진짜
parting.letgo | 이 남자 버려? 말아?
parting.letgo | 계속 만나봤자 나만 손해지?
parting.letgo | 걍 쿨하게 보내줄까
parting.letgo | 정 떨어졌는데 헤어지는게 맞제?
parting.letgo | 헤어지뿌까 마까
parting.letgo | 마 이쯤에서 끝내는기 낫겠나
parting.letgo | 롱디 너무 지친다 이제 놓을까
parting.letgo | 기다려달라는데 기약이 없어 그만 놓는게 나을까
parting.letgo | 생각할 시간을 갖자는데 그냥 제가 먼저 끝낼까요
parting.letgo | 시간 갖자고 한지 3주째인데 이대로 정리하는게 맞나요
parting.letgo | 남친이 결혼을 미루기만 해요 더 기다려요 헤어져요?
parting.letgo | 애인 있는데 자꾸 다른 사람이 생각나면 헤어지는게 맞는건가
parting.letgo | 한번 헤어졌다 다시 만났는데 똑같아요 이번엔 끝내야겠죠
parting.letgo | 재결합했는데 또 같은 문제야 다시 헤어질까
parting.letgo | 이별하자니 무섭고 만나자니 괴로워요
parting.letgo | 남친 폰 보고 마음이 확 식었어요 말없이 떠나도 될까요
parting.letgo | 결혼 1년차인데 후회돼요 물러야 할까요
parting.letgo | 내가 더 아까운거 같은데 헤어질까ㅋㅋ
parting.letgo | 이제 놓아줄 때가 된 건가요
parting.letgo | 나 얘랑 계속 만나야함?
parting.letgo | 이 관계 유지해야 할 이유가 있을까요
parting.letgo | 헤어지는 쪽으로 마음 굳혀도 되지?
parting.letgo | 부부상담까지 받았는데 나아지는게 없어요 포기해야 하나요
parting.letgo | 이별이 답인거 머리로는 아는데 진짜 헤어져?
parting.letgo | 걔가 헤어지자는데 그냥 그러자고 할까
parting.letgo | 헤어지자는 말을 들었습니다 받아들여야 할까요 설득해야 할까요
parting.letgo | 이별 얘기 나왔는데 붙잡을지 보내줄지 모르겠어
parting.letgo | 남친이 헤어지재 잡아 말아?
parting.letgo | 그만하자는 톡 왔는데 알겠다고 해도 될까
parting.letgo | 이별통보받음 매달릴까 쿨하게 갈까
parting.will | 우리 이러다 헤어지는거 아닐까 불안해
parting.will | 올해 안에 헤어질거같아 내 느낌이 맞을까
parting.will | 남친이 곧 이별 말할거 같은데 진짜 그럴까
parting.will | 여친이 헤어지자고 할까요 요즘 눈치가 이상해요
parting.will | 저희 결국 끝이 정해진 사이인가요
parting.will | 이번 고비 못 넘기고 깨질까
parting.will | 싸울때마다 헤어지자는 여친 이번엔 진짜 헤어지게 될까
parting.will | 시간을 갖자고 하는데 결국 이별로 가는건가요
parting.will | 남편이 이혼하자는데 진짜 이혼까지 갈까요
parting.will | 이혼수가 있나요
parting.will | 나 이별수 들었어?
parting.will | 장거리 되면 헤어지게 되나
parting.will | 유학가면 무조건 헤어지겠지
parting.will | 군대가면 깨질까 우리
parting.will | 우리 관계 끝나가는거 맞죠
parting.will | 언젠가는 이 사람이 저를 떠날까요
parting.will | 헤어지자고 하면 남친이 순순히 놔줄까
parting.will | 헤어지자고 하면 걔가 붙잡을까
parting.will | 헤어지면 나 잘 살 수 있을까
parting.will | 이 사람 없이도 내가 괜찮을까요
parting.will | 이혼하고 혼자 애 키우며 살 수 있을까요
parting.will | 이혼하면 남은 인생 행복할까요
parting.will | 깨질 조짐이 보이나요
parting.will | 올 겨울 넘기면 안 헤어지고 갈 수 있을까
parting.will | 우리 곧 끝날거같지 않아?
parting.will | 이대로 자연스럽게 멀어지게 될까요
parting.will | 남친 부모님 반대로 헤어지게 될까봐 무서워
parting.will | 또 차이는거 아닌가 몰라
parting.when | 헤어지자는 말 언제 하는게 나을까
parting.when | 이별 통보 언제가 덜 잔인해
parting.when | 정리하기로 했는데 명절 전이 나을까 후가 나을까
parting.when | 남친 시험 끝나고 말할까 지금 말할까 헤어지자고
parting.when | 헤어질 타이밍을 못 잡겠어요 언제쯤이 좋을까요
parting.when | 이혼하기 좋은 때가 있을까요
parting.when | 이혼 얘기는 몇 월에 꺼내는 것이 좋겠습니까
parting.when | 다음주가 기념일인데 헤어지잔 말은 그 뒤에 해야할까
parting.when | 여친 생일 지나고 헤어지는게 낫겠지? 언제 말해
parting.when | 언제쯤 이 관계를 끝낼 용기가 생길까
parting.when | 언제까지 참고 만나야해
parting.when | 얼마나 더 참아보고 결정해야 할까요
parting.when | 헤어지는 건 이번달이 나아 다음달이 나아?
parting.when | 졸업하면 헤어질건데 지금 말하는게 나은가 그때가 나은가
parting.when | 언제 끝낼지 날 좀 잡아줘
parting.when | 이사 나가는 날을 언제로 잡아야 할까요 별거하기로 했어요
parting.when | 우리 언제쯤 헤어질거같아?
parting.when | 이별은 하루라도 빨리 말하는게 나은가요 때를 봐야하나요
parting.how | 헤어지자고 뭐라고 말해야 덜 상처받을까
parting.how | 이별 멘트 좀 추천해줘 좋게 끝내고 싶어
parting.how | 울면서 매달릴게 뻔한데 어떻게 헤어져
parting.how | 얼굴 보면 말을 못 하겠어요 어떻게 이별을 말하죠
parting.how | 같은 회사라 헤어지기도 애매해요 어떻게 끝내야 뒤탈이 없을까요
parting.how | 집착 심한 남친이랑 안전하게 이별하는 방법
parting.how | 남편한테 이혼하자는 말을 어떻게 꺼내요
parting.how | 아이들에게 이혼을 어떻게 설명해야 할까요
parting.how | 동거중인데 어떻게 헤어져야 깔끔해
parting.how | 정 떼는 법 좀 알려줘
parting.how | 헤어지려고 마음먹었는데 자꾸 약해져요 어떻게 해야 독해지죠
parting.how | 미련 안 남게 끝내려면 어떻게 해야해
parting.how | 좋은 사람으로 남으면서 헤어지는 방법은 없나
parting.how | 잠수이별은 싫고 어떻게 말해야 예의있게 끝낼까
parting.how | 양가 다 아는데 파혼 어떻게 진행하죠
parting.how | 이별 통보를 받았어요 어떻게 대처해야 하나요
parting.how | 헤어지자는 남친 마음을 어떻게 돌려
parting.how | 헤어지자는데 어떻게 잡지
parting.how | 시간 갖자는데 그동안 뭐하고 있어야돼
parting.how | 생각할 시간 달래 나는 어떻게 해야 하는거야
parting.how | 이혼 후를 어떻게 준비하면 좋을까요
parting.how | 단칼에 자르는 법좀ㅠ 나 우유부단해
parting.how | 헤어지는 과정을 지혜롭게 넘기려면 무엇을 조심해야 합니까
parting.why | 나는 왜 백일만 되면 헤어질까
parting.why | 왜 연애가 길게 안 가는걸까 매번 깨져
parting.why | 사귀면 꼭 반년안에 끝나는데 이유가 있나요
parting.why | 만나는 사람마다 끝이 똑같아요 왜일까요
parting.why | 왜 난 항상 차이기만 해
parting.why | 왜 맨날 내가 차는 쪽이 되는지 모르겠음
parting.why | 좋아서 만났는데 왜 자꾸 도망가고 싶죠
parting.why | 남친이 왜 시간을 갖자고 하는 걸까
parting.why | 여친이 왜 헤어지자는지 이유를 말 안해줘
parting.why | 왜 갑자기 이혼하자고 하는지 모르겠습니다
parting.why | 헤어져야 하는거 알면서 나는 왜 못 헤어지는거야
parting.why | 끝내야지 하면서도 왜 또 만나러 가고 있을까요
parting.why | 잘 만나다가도 내가 먼저 끝내버리는 버릇 왜 이러는걸까
parting.why | 왜 짧게만 만나게 되는 팔자임?
parting.why | 헤어지자는 말을 달고 사는 남친 대체 왜그래
parting.feel | 걔 지금 나랑 헤어질 생각 하고있는거 같지
parting.feel | 시간 갖자는 남친 속마음은 이미 끝인거야?
parting.feel | 여친이 헤어지자는게 진심일까 홧김일까
parting.feel | 남편이 이혼하자는 말 진심인가요
parting.feel | 남친이 이별 준비하는 눈치인데 맞을까요
parting.feel | 생각할 시간 달라는건 무슨 뜻이에요
parting.feel | 헤어지자 해놓고 우는 심리가 뭐야
parting.feel | 헤어지자고 하면 걔는 어떤 기분일까
parting.feel | 나한테 정 떨어져서 헤어지려는건가
parting.feel | 이 사람 아직 저랑 살 마음이 있는 걸까요 이혼 얘기를 자꾸 하네요
`);
