import { asked } from './asked.ts';

/** Getting over somebody. */
export const HEAL_AFTER = asked(`
heal.when | 언제쯤 안 울고 잘 수 있을까
heal.when | 이 아픔이 언제쯤 무뎌지나요
heal.when | 얼마나 지나야 잊어져
heal.when | 이별하고 보통 몇달이면 괜찮아져?
heal.when | 언제쯤 그 노래를 들어도 아무렇지 않을까
heal.when | 나 언제 정신 차려 헤어진지 반년인데
heal.when | 마음속에서 걔가 없어지는 날은 언제일까
heal.when | 이 지옥같은 시간이 언제 끝나요 헤어지고 매일 울어요
heal.when | 다시 웃을 수 있는 날은 언제쯤 올까요
heal.when | 미련은 언제 떨어져나가
heal.when | 언제쯤 연애할 마음이 다시 생길까 아직 못잊었는데
heal.when | 사별한 지 3년인데 언제쯤 마음이 추슬러질까요
heal.when | 이혼의 상처가 아무는 데 얼마나 걸릴까요
heal.when | 짝사랑 끝내고 맘 정리되는데 얼마나 걸릴까
heal.when | 상처가 언제쯤 아물까요
heal.when | 언제쯤 덤덤해져
heal.when | 걔 이름 들어도 심장 안 내려앉는 날 언제오냐
heal.when | 하루종일 걔 생각인데 이거 언제까지 해
heal.how | 헤어지고 밥을 못먹겠어 어떻게 해야 괜찮아져
heal.how | 전남친 잊는 방법좀 제발
heal.how | 잊으려고 할수록 더 생각나는데 어떡해
heal.how | 새벽만 되면 무너지는데 어떻게 버텨
heal.how | 아무것도 손에 안잡혀요 이별했거든요 뭐부터 해야할까요
heal.how | 카톡 대화방을 자꾸 다시 읽어요 어떻게 끊죠
heal.how | 전남친 인스타 염탐하는거 어떻게 멈춰
heal.how | 추억이 너무 많은 동네라 힘들어요 어떻게 지내야하죠
heal.how | 선물받은거 다 버려야 잊혀질까 어떻게 정리해
heal.how | 마음이 텅 빈 느낌인데 이걸 뭘로 채워야해
heal.how | 배신당한 상처를 어떻게 이겨내야 할까요
heal.how | 회사에서 눈물나서 미치겠어 이별 극복 꿀팁
heal.how | 이혼하고 사람들 눈이 무서워요 어떻게 이겨내죠
heal.how | 복수심이 안사라져 어떻게 내려놔
heal.how | 나를 버린 사람을 용서하려면 어떻게 해야해
heal.how | 첫 이별인데 원래 이렇게 아파? 어떻게 해야돼
heal.how | 5년 만난 사람이랑 끝났는데 일상으로 돌아가려면
heal.how | 헤어지고 나서 자꾸 술만 마셔요 어떻게 하면 좋을까요
heal.how | 꿈에 계속 나와 어떻게 하면 안나올까
heal.how | 보고싶어서 숨막혀 나 어떡해
heal.how | 보고싶은데 연락은 못하겠고 어떻게 견디지
heal.how | 이별한 나한테 위로 한마디만
heal.how | 짝사랑 접었는데 매일 봐야해요 맘 다스리는 법
heal.how | 차인 뒤로 자존심이 바닥이야 회복하는 법
heal.how | 미련 버리는 방법
heal.how | 헤어지니까 주말이 제일 힘들어 뭐하면서 보내
heal.how | 우째야 잊겄노
heal.how | 잊아뿔라카는데 안잊힌다 우짜노
heal.why | 왜 난 아직도 그 사람 생각에 우는걸까요
heal.why | 나를 그렇게 힘들게 했는데 왜 그리운거야
heal.why | 3년이 지났는데 왜 아직도 못 잊지
heal.why | 좋은 기억만 떠오르는 이유가 뭐야
heal.why | 왜 나쁜건 다 까먹고 보고싶지
heal.why | 내가 찼는데 왜 내가 더 아파
heal.why | 헤어진건 괜찮은데 왜 갑자기 눈물이 나는지
heal.why | 새 사람 만나도 왜 자꾸 비교하게 될까 전남친이랑
heal.why | 왜 하필 오늘따라 더 보고싶지
heal.why | 다들 잊는다는데 왜 나만 못 잊어
heal.why | 짧게 만났는데 왜 이렇게 오래 아플까
heal.why | 썸으로 끝났는데 왜 이별한것처럼 힘들죠
heal.why | 이별하고 왜 이렇게 화가 날까요
heal.will | 나 다시 괜찮아질 수 있을까
heal.will | 이 사람을 잊을 수 있긴 할까요
heal.will | 다시 누굴 사랑할 수 있을까 이렇게 아픈데
heal.will | 시간 지나면 정말 나아지나요
heal.will | 상처가 아물긴 할까
heal.will | 연락 안하고 버티면 잊혀질까
heal.will | 다른 사람 만나면 잊혀지나요 전남친
heal.will | 번호 지우면 좀 나을까
heal.will | 여행다녀오면 마음이 정리될까
heal.will | 평생 못 잊으면 어떡하죠
heal.will | 다 털어내고 새로 시작할 수 있을까요
heal.will | 이번달 지나면 좀 살만해질까 헤어지고 너무 힘들어
heal.will | 이혼의 아픔을 딛고 다시 웃을 수 있을까요
heal.will | 시간이 지나면 미움도 사라질까요
heal.letgo | 같이 찍은 사진 다 지울까 말까
heal.letgo | 커플링 버릴까
heal.letgo | 선물로 받은 목걸이 팔아버릴까 헤어졌으니까
heal.letgo | 차단하는게 잊는데 도움될까
heal.letgo | 편지 태워버리는게 나을까요
heal.letgo | 같이 쓰던 물건 다 치우는게 좋겠죠
heal.letgo | 언팔해야 내가 편해질까
heal.state | 헤어지고 두달됐는데 나 지금 회복되고 있는거 맞아?
heal.state | 지금 제 마음 상태가 어떤가요 이별한지 얼마 안됐어요
heal.state | 나 미련이 남은거야 그냥 외로운거야
heal.state | 이게 사랑이 남은 건지 집착인지 모르겠어요
`);
